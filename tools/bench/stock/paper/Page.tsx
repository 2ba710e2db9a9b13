import picture from '../../../../public/stills/hero-phone.webp?no-inline'

export default function Page() {
  return (
    <main>
      <h1>Stock</h1>
      <p>A page of a heading, a lead and a picture, as Vite and React make it.</p>
      <img src={picture} alt="" />
    </main>
  )
}
