/// A device in a house.
enum HomeDevice: Equatable {
    case lamp(Lamp)
    case thermostat(Thermostat)
    case sensor(name: String, reading: String)

    struct Lamp: Equatable {
        let name: String
        var isOn: Bool
    }

    struct Thermostat: Equatable {
        let name: String
        /// The selected temperature, in degrees Celsius.
        var target: Double
        /// The measured temperature, in degrees Celsius.
        let current: Double
    }
}

/// A room and its devices.
struct HomeRoom: Equatable {
    let name: String
    var devices: [HomeDevice]

    static let all = [
        HomeRoom(
            name: "Living Room",
            devices: [
                .lamp(.init(name: "Reading Lamp", isOn: true)), .lamp(.init(name: "Ceiling", isOn: false)),
                .thermostat(.init(name: "Radiator", target: 21, current: 20.5)),
            ]),
        HomeRoom(
            name: "Bathroom",
            devices: [
                .lamp(.init(name: "Mirror", isOn: false)), .thermostat(.init(name: "Floor", target: 23.5, current: 23)),
                .sensor(name: "Humidity", reading: "58%, two minutes ago"),
            ]),
        HomeRoom(
            name: "Cellar",
            devices: [
                .sensor(name: "Water on the Floor", reading: "Dry"),
                .sensor(name: "Rain Barrel", reading: "Three quarters full, an hour ago"),
            ]),
    ]
}
