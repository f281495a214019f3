/// How somebody reads.
struct ReadingSettings: Equatable {
    var matchesSystem = true
    /// From 0, dark, to 1.
    var brightness: Float = 0.6
    var font = "New York"
    /// Which of the sizes S, M, L and XL.
    var size = 1
    var isBold = false
    var summaryDay = "Sunday"
}
