/// A view whose touches no scroll view around it holds back or takes away: a finger on it never scrolls.
@MainActor
protocol TouchedAtOnce: UIView {}
