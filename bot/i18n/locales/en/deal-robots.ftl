## Deal: why the robots did what they did. Nothing here may tell what is in a hand.

# Deal: a robot says in the first person why it did that; not much longer than English.
# $tries: how many games were imagined (200)
deal-reason-ahead = { $tries ->
    [one] I imagined one way it could go
   *[other] I imagined { $tries } ways it could go
  } with random cards; this choice came out best.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-wins = The { deal-group-name } is the last one I needed.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-completes = That completes the { deal-group-name }.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-nears = Now only one card is missing from the { deal-group-name }.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-joins = It goes with what I have in the { deal-group-name }.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-begins = Every set starts with one card; this one starts my { deal-group-name }.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-spares = A spare card keeps the { deal-group-name } complete if I have to give one up.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-saves = Money in the bank pays my debts, so my properties don't have to.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $card-a: a card's name, with “a” or “an” (a Maison)
deal-reason-as-money = I get more out of { $card-a } as money than as an action.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-house = A house raises the rent on my { deal-group-name } for as long as it lasts.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-hotel = A hotel makes the rent on my { deal-group-name } hurt.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-draws = Two new cards for one play.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $seat: a person (Anna)
deal-reason-hinders = { $seat } was too close to completing the { deal-group-name }.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $card-a: a card's name, with “a” or “an” · $seat: a person (Anna)
deal-reason-takes = I can use { $card-a } better than { $seat } can.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $card-a: a card's name, with “a” or “an” (a Property Wild (railroad/utility))
deal-reason-swaps = What I got is worth more to me than { $card-a }.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $seat: a person (Anna)
deal-reason-breaks = { $seat }'s complete { deal-group-name } is the best prize there is.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $seat: a person (Anna)
deal-reason-stops = { $seat } was about to win, so the { deal-group-name } had to go.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $seat: a person (Anna)
deal-reason-collects-short = { $seat } is short of money and has to pay with properties.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $seat: a person (Anna)
deal-reason-collects-rich = { $seat } has enough money to pay me.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-birthday = A present from everybody.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $amount: money (6M)
deal-reason-charges-short = { $amount } is more than some have in the bank, so they have to pay with properties.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $amount: money (2M)
deal-reason-charges-rich = { $amount } from everybody is worth a rent card.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $amount: money (5M) · $seat: a person (Anna)
deal-reason-charges-one-short = { $amount } is more than { $seat } has in the bank, so I'll get properties.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $seat: a person (Anna) · $amount: money (5M)
deal-reason-charges-one-rich = { $seat } can pay me { $amount }.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $amount: money (12M)
deal-reason-doubles = Doubled, that rent is { $amount }.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-frees = The wild does more for me in the { deal-group-name }.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $card-a: a card's name, with “a” or “an” (a Property Wild (pink/orange))
deal-reason-takes-back = In hand, { $card-a } can still go anywhere.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-moves = The wild does more for me in the { deal-group-name }.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-ends = I'd rather stop here.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-gives-back = I gave back what I need least.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-pays-nothing = I have nothing to pay with.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-pays-money = I'd rather pay with money than with property.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-pays-cheaply = That was the payment that hurt least.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-pays-property = My bank is empty, so I gave the properties I'll miss least.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-pays-set = That payment breaks a set, but anything else would have hurt more.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $seat: a person (Anna)
deal-reason-insists = I really want that from { $seat }.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $amount: money (5M)
deal-reason-refuses-debt = { $amount } would have hurt too much.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $seat: a person (Anna)
deal-reason-refuses-set = I'm not giving { $seat } my complete set.

# Deal: a robot says in the first person why it did that; at most 90 characters.
# $seat: a person (Anna)
deal-reason-refuses = I need that card too much to let { $seat } have it.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-lets-happen = So be it.

# Deal: a robot says in the first person why it did that; at most 90 characters.
deal-reason-lets-stand = I'll let it go.
