/// A hiking trail.
struct Trail: Identifiable, Equatable {
    /// The difficulty of a trail.
    enum Grade: String {
        case easy = "Easy"
        case moderate = "Moderate"
        case hard = "Hard"
    }

    let name: String
    let summary: String
    let grade: Grade
    /// The length, in kilometers.
    let length: Double
    /// The total ascent, in meters.
    let ascent: Int
    /// The name of the image in the asset catalog.
    let imageName: String
    var isBookmarked = false

    var id: String { name }

    var statistics: String { "\(length) km · \(ascent) m up" }
}

/// The trails of a region.
struct TrailRegion: Identifiable, Equatable {
    let name: String
    var trails: [Trail]

    var id: String { name }

    static let all = [
        TrailRegion(
            name: "Highlands",
            trails: [
                Trail(
                    name: "Stone Ridge",
                    summary: "Over bare rock, with the whole range in sight; a rope helps near the top.",
                    grade: .hard, length: 14.2, ascent: 1180, imageName: "TrailPeak"),
                Trail(
                    name: "Black Gorge", summary: "Along the stream to a fall that is heard long before it is seen.",
                    grade: .moderate, length: 8.6, ascent: 340, imageName: "TrailGorge", isBookmarked: true),
                Trail(
                    name: "Mirror Lake", summary: "Once around the water.", grade: .easy, length: 5.1, ascent: 60,
                    imageName: "TrailLake"),
            ]),
        TrailRegion(
            name: "Lowlands",
            trails: [
                Trail(
                    name: "Seven Hills", summary: "Up and down through meadows, past three farms that sell cheese.",
                    grade: .moderate, length: 17.8, ascent: 520, imageName: "TrailHills"),
                Trail(
                    name: "Old Forest", summary: "Shade all day, and soft ground.", grade: .easy, length: 6.4,
                    ascent: 110, imageName: "TrailWood"),
            ]),
        TrailRegion(
            name: "Coast",
            trails: [
                Trail(
                    name: "Lighthouse Path",
                    summary: "On the edge of the cliffs, where the wind is never still. Turn back in a storm.",
                    grade: .moderate, length: 11.0, ascent: 280, imageName: "TrailCoast"),
                Trail(
                    name: "Two Bays", summary: "By sand at low tide, by the dunes at high tide.", grade: .easy,
                    length: 9.3, ascent: 40, imageName: "TrailLake"),
            ]),
    ]
}
