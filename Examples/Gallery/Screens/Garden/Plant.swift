import Foundation

/// A potted plant with its watering schedule.
struct Plant: Identifiable, Equatable {
    let id: UUID
    var name: String
    var place: String
    /// The number of days between waterings.
    var days: Int
    var likesSun: Bool
    /// The number of days since each watering, most recent first.
    var waterings: [Int]

    init(_ name: String, place: String, days: Int, likesSun: Bool, waterings: [Int], id: UUID = UUID()) {
        self.id = id
        self.name = name
        self.place = place
        self.days = days
        self.likesSun = likesSun
        self.waterings = waterings
    }

    static let new = Plant("", place: "", days: 7, likesSun: false, waterings: [])

    /// Whether a watering is due.
    var needsWater: Bool { (waterings.first ?? .max) >= days }

    var schedule: String { days == 1 ? "Every day" : "Every \(days) days" }

    var careSummary: String { schedule + (likesSun ? ", in the sun" : ", in the shade") }

    var advice: String {
        likesSun
            ? "Water in the morning, and turn it once a week so that it grows straight."
            : "Let the soil dry before you water it, and keep it out of the midday sun."
    }

    static func name(ofDay daysAgo: Int) -> String {
        switch daysAgo {
        case 0: "Today"
        case 1: "Yesterday"
        default: "\(daysAgo) days ago"
        }
    }
}

/// The plants of a household, shared by several screens.
final class Garden {
    private(set) var plants: [Plant]

    init(plants: [Plant] = Garden.sample) {
        self.plants = plants
    }

    /// Adds a plant, or replaces the plant with the same identifier.
    func save(_ plant: Plant) {
        if let index = plants.firstIndex(where: { $0.id == plant.id }) {
            plants[index] = plant
        } else {
            plants.append(plant)
        }
    }

    static var sample: [Plant] {
        [
            Plant("Basil", place: "Kitchen window", days: 2, likesSun: true, waterings: [2, 4, 5, 7]),
            Plant("Monstera", place: "Living room", days: 9, likesSun: false, waterings: [3, 12, 20]),
            Plant("Aloe", place: "Study", days: 21, likesSun: true, waterings: [8, 30]),
            Plant("Fern", place: "Bathroom", days: 4, likesSun: false, waterings: [4, 8, 12, 15, 19]),
            Plant("Olive Tree", place: "Balcony", days: 5, likesSun: true, waterings: [1, 6, 11]),
        ]
    }
}
