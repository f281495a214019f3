/// A way to walk.
struct Trail: Identifiable, Equatable {
    /// How hard it is to walk.
    enum Grade: String {
        case easy = "Easy"
        case moderate = "Moderate"
        case hard = "Hard"
    }

    let name: String
    let summary: String
    let grade: Grade
    /// In kilometres.
    let length: Double
    /// How far it goes up, in metres.
    let ascent: Int
    /// The picture in the asset catalogue.
    let picture: String
    var isBookmarked = false

    var id: String { name }

    var figures: String { "\(length) km · \(ascent) m up" }
}

/// Trails of one part of a country.
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
                    grade: .hard, length: 14.2, ascent: 1180, picture: "TrailPeak"),
                Trail(
                    name: "Black Gorge", summary: "Along the stream to a fall that is heard long before it is seen.",
                    grade: .moderate, length: 8.6, ascent: 340, picture: "TrailGorge", isBookmarked: true),
                Trail(
                    name: "Mirror Lake", summary: "Once around the water.", grade: .easy, length: 5.1, ascent: 60,
                    picture: "TrailLake"),
            ]),
        TrailRegion(
            name: "Lowlands",
            trails: [
                Trail(
                    name: "Seven Hills", summary: "Up and down through meadows, past three farms that sell cheese.",
                    grade: .moderate, length: 17.8, ascent: 520, picture: "TrailHills"),
                Trail(
                    name: "Old Forest", summary: "Shade all day, and soft ground.", grade: .easy, length: 6.4,
                    ascent: 110, picture: "TrailWood"),
            ]),
        TrailRegion(
            name: "Coast",
            trails: [
                Trail(
                    name: "Lighthouse Path",
                    summary: "On the edge of the cliffs, where the wind is never still. Turn back in a storm.",
                    grade: .moderate, length: 11.0, ascent: 280, picture: "TrailCoast"),
                Trail(
                    name: "Two Bays", summary: "By sand at low tide, by the dunes at high tide.", grade: .easy,
                    length: 9.3, ascent: 40, picture: "TrailLake"),
            ]),
    ]
}
