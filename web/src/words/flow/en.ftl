# Pace and flow: what everybody sets for themselves.

flow-title = Pace and flow
flow-bots = Bots move
flow-bots-slow = slowly
flow-bots-normal = at an easy pace
flow-bots-fast = fast
flow-bots-at-once = instantly: skip to my turn
flow-motion = Motion
flow-motion-slow = slow
flow-motion-normal = normal
flow-motion-fast = fast
flow-motion-none = none
flow-zoom = Large card
flow-zoom-hover = when I point at it
flow-zoom-click = only when I click it
flow-ends-turns = End my turn when only tokens are left
flow-confirm-pass = Ask before I pass with something left to do
flow-asks-keep = Ask what I keep in cleanup
flow-hold = Keep my turn open after the action, to place a defense token
