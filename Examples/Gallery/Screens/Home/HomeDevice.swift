/// Something in the house that can be told what to do, or tells how it is.
enum HomeDevice: Equatable {
    case lamp(Lamp)
    case heating(Heating)
    case sensor(name: String, reading: String)

    struct Lamp: Equatable {
        let name: String
        var isOn: Bool
    }

    struct Heating: Equatable {
        let name: String
        /// In degrees Celsius.
        var target: Double
        /// In degrees Celsius.
        let now: Double
    }
}

/// A room and what is in it.
struct HomeRoom: Equatable {
    let name: String
    var devices: [HomeDevice]

    static let all = [
        HomeRoom(
            name: "Living Room",
            devices: [
                .lamp(.init(name: "Reading Lamp", isOn: true)), .lamp(.init(name: "Ceiling", isOn: false)),
                .heating(.init(name: "Radiator", target: 21, now: 20.5)),
            ]),
        HomeRoom(
            name: "Bathroom",
            devices: [
                .lamp(.init(name: "Mirror", isOn: false)), .heating(.init(name: "Floor", target: 23.5, now: 23)),
                .sensor(name: "Humidity", reading: "58 %, two minutes ago"),
            ]),
        HomeRoom(
            name: "Cellar",
            devices: [
                .sensor(name: "Water on the Floor", reading: "Dry"),
                .sensor(name: "Rain Barrel", reading: "Three quarters full, an hour ago"),
            ]),
    ]
}
