var r=e=>({...e,seats:e.seats.map(o=>({...o,here:!0}))});export{r as a};
