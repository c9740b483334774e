## Deal: why the robots did what they did. Nothing here may tell what is in a hand.

deal-reason-ahead = { $tries ->
    [one] I tried out one continuation
   *[other] I tried out { $tries } continuations
  } in my head with random cards; this one ended best.

deal-reason-wins = The { deal-group-name } is the last one I needed.
deal-reason-completes = That completes the { deal-group-name }.
deal-reason-nears = Now only one card is missing from the { deal-group-name }.
deal-reason-joins = It goes with what I have in the { deal-group-name }.
deal-reason-begins = Every set starts with one card: here the { deal-group-name }.
deal-reason-spares = A spare card keeps the { deal-group-name } complete if I have to give one up.
deal-reason-saves = Money in the bank pays my debts, so my properties don't have to.
deal-reason-as-money = I get more out of { $card-a } as money than as an action.
deal-reason-house = A house raises the rent for as long as the set lasts: { deal-group-name }.
deal-reason-hotel = A hotel makes that rent hurt: { deal-group-name }.
deal-reason-draws = Two new cards for one play.
deal-reason-hinders = { $seat } was too close to completing the { deal-group-name }.
deal-reason-takes = I can use { $card-a } better than { $seat } can.
deal-reason-swaps = What I got is worth more to me than { $card-a }.
deal-reason-breaks = A complete set is the best prize there is: { $seat }'s { deal-group-name }.
deal-reason-stops = { $seat } was about to win, so the { deal-group-name } had to go.
deal-reason-collects-short = { $seat } is short of money and has to pay with properties.
deal-reason-collects-rich = { $seat } has enough money to pay me.
deal-reason-birthday = A present from everybody.
deal-reason-charges-short = { $amount } is more than some have in the bank, so they have to pay with properties.
deal-reason-charges-rich = { $amount } from everybody is worth a rent card.
deal-reason-charges-one-short = { $amount } is more than { $seat } has in the bank, so properties have to pay.
deal-reason-charges-one-rich = { $seat } can pay me { $amount }.
deal-reason-doubles = Doubled, that rent is { $amount }.
deal-reason-frees = The wild does more for me in the { deal-group-name }.
deal-reason-takes-back = In hand, { $card-a } can still go anywhere.
deal-reason-moves = The wild does more for me in the { deal-group-name }.
deal-reason-ends = I'd rather stop here.
deal-reason-gives-back = I gave back what I need least.
deal-reason-pays-nothing = I have nothing to pay with.
deal-reason-pays-money = I'd rather pay with money than with property.
deal-reason-pays-cheaply = That was the payment that hurt least.
deal-reason-pays-property = My bank is empty, so I gave the properties I'll miss least.
deal-reason-pays-set = That payment breaks a set, but anything else would have hurt more.
deal-reason-insists = I really want that from { $seat }.
deal-reason-refuses-debt = { $amount } would have hurt too much.
deal-reason-refuses-set = I'm not giving { $seat } my complete set.
deal-reason-refuses = I need that card too much to let { $seat } have it.
deal-reason-lets-happen = So be it.
deal-reason-lets-stand = I'll let it go.
