/// A measured value in the report, optionally with the value of a peer and a budget.
struct Measurement: Encodable {
    /// The value of another implementation.
    struct Peer {
        let name: String
        let value: Double
    }

    let name: String
    let value: Double
    let unit: String
    var peer: Peer?
    /// The maximum value, in the unit of the measurement.
    var budget: Double?

    /// The value divided by the peer's value: less than 1 is better than the peer.
    var ratio: Double? {
        peer.flatMap { $0.value > 0 ? value / $0.value : nil }
    }

    var isWithinBudget: Bool? {
        budget.map { value <= $0 }
    }

    enum CodingKeys: String, CodingKey {
        case name, value, unit, peer
        case peerValue = "peer_value"
        case ratio, budget
    }

    /// Encodes every key in every line, with `null` for unknown values, so that readers need no special
    /// cases.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(value, forKey: .value)
        try container.encode(unit, forKey: .unit)
        try container.encode(peer?.name, forKey: .peer)
        try container.encode(peer?.value, forKey: .peerValue)
        try container.encode(ratio, forKey: .ratio)
        try container.encode(budget, forKey: .budget)
    }
}
