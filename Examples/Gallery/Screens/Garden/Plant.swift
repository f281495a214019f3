import Foundation

/// A plant that wants water.
struct Plant: Identifiable, Equatable {
    let id: UUID
    var name: String
    var place: String
    /// How many days it can be without water.
    var days: Int
    var likesSun: Bool
    /// How many days ago it had water, the last time first.
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

    /// Whether it should have had water by now.
    var isThirsty: Bool { (waterings.first ?? .max) >= days }

    var rhythm: String { days == 1 ? "Every day" : "Every \(days) days" }

    var habit: String { rhythm + (likesSun ? ", in the sun" : ", in the shade") }

    var advice: String {
        likesSun
            ? "Water in the morning, and turn it once a week so that it grows straight."
            : "Let the soil get dry before you water it, and keep it from the midday sun."
    }

    static func name(ofDay daysAgo: Int) -> String {
        switch daysAgo {
        case 0: "Today"
        case 1: "Yesterday"
        default: "\(daysAgo) days ago"
        }
    }
}

/// The plants of a household, which several screens show.
final class Garden {
    private(set) var plants: [Plant]

    init(plants: [Plant] = Garden.sample) {
        self.plants = plants
    }

    /// Takes a plant in, or what has changed of one that is there.
    func put(_ plant: Plant) {
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
