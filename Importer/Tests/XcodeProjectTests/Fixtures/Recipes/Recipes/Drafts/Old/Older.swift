// Not a member.
