/// A walk, with the distance in kilometers.
struct Walk: Hashable, Sendable {
    let place: String
    let day: String
    let kilometers: Double

    static let week = [
        Walk(place: "Towpath to the Lock", day: "Mon", kilometers: 4.2),
        Walk(place: "Signal Hill", day: "Tue", kilometers: 6.8),
        Walk(place: "Old Forest", day: "Wed", kilometers: 2.9),
        Walk(place: "Harbour and Pier", day: "Thu", kilometers: 5.1),
        Walk(place: "Viaduct Loop", day: "Fri", kilometers: 8.4),
        Walk(place: "Lighthouse Path", day: "Sat", kilometers: 12.6),
        Walk(place: "Mirror Lake", day: "Sun", kilometers: 9.3),
    ]

    var distance: String { "\(kilometers) km" }
}
