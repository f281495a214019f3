/// One line of the report.
struct Measurement: Encodable {
    /// What the measured thing is compared with.
    struct Peer {
        let name: String
        let value: Double
    }

    let name: String
    let value: Double
    let unit: String
    var peer: Peer?
    /// The most that the value may be, in its own unit.
    var budget: Double?

    /// The value as a part of the peer's: below 1 is better than the peer.
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

    /// Every key is there in every line, so that a reader needs to ask for none of them: what is not known is null.
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
