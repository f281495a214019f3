/// The settings of a reading app.
struct ReadingSettings: Equatable {
    var matchesSystem = true
    /// The brightness, from 0 (dark) to 1.
    var brightness: Float = 0.6
    var font = "New York"
    /// The index of the text size among S, M, L and XL.
    var size = 1
    var isBold = false
    var summaryDay = "Sunday"
}
