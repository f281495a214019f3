import Foundation

extension Timestamp {
    /// Returns the local time in a time zone at this moment of UTC.
    func converted(to zone: TimeZone) throws -> Timestamp {
        try Timestamp(ticks: ticks + zone.secondsFromGMT(for: date) * Self.ticksPerSecond)
    }

    /// Returns the moment of UTC at which this is the local time of a time zone.
    func converted(from zone: TimeZone) throws -> Timestamp {
        let estimate = try Timestamp(ticks: ticks - zone.secondsFromGMT(for: date) * Self.ticksPerSecond)
        // The offset may change between the estimate and the local time read as UTC.
        return try Timestamp(ticks: ticks - zone.secondsFromGMT(for: estimate.date) * Self.ticksPerSecond)
    }
}

extension TimeZone {
    /// Creates the time zone with a name of the IANA database or of Windows.
    init(named name: String) throws {
        guard let zone = TimeZone(identifier: Self.windowsNames[name] ?? name) else {
            throw ExpressionError.Reason.invalidValue("`\(name)` is not a time zone")
        }
        self = zone
    }

    /// The most common names of Windows, as the Unicode CLDR maps them for the whole world.
    private static let windowsNames = [
        "AUS Eastern Standard Time": "Australia/Sydney",
        "Alaskan Standard Time": "America/Anchorage",
        "Arab Standard Time": "Asia/Riyadh",
        "Arabian Standard Time": "Asia/Dubai",
        "Argentina Standard Time": "America/Buenos_Aires",
        "Atlantic Standard Time": "America/Halifax",
        "Cen. Australia Standard Time": "Australia/Adelaide",
        "Central America Standard Time": "America/Guatemala",
        "Central Asia Standard Time": "Asia/Almaty",
        "Central Europe Standard Time": "Europe/Budapest",
        "Central European Standard Time": "Europe/Warsaw",
        "Central Standard Time": "America/Chicago",
        "Central Standard Time (Mexico)": "America/Mexico_City",
        "China Standard Time": "Asia/Shanghai",
        "E. Africa Standard Time": "Africa/Nairobi",
        "E. Australia Standard Time": "Australia/Brisbane",
        "E. South America Standard Time": "America/Sao_Paulo",
        "Eastern Standard Time": "America/New_York",
        "Egypt Standard Time": "Africa/Cairo",
        "FLE Standard Time": "Europe/Kiev",
        "GMT Standard Time": "Europe/London",
        "GTB Standard Time": "Europe/Bucharest",
        "Greenwich Standard Time": "Atlantic/Reykjavik",
        "Hawaiian Standard Time": "Pacific/Honolulu",
        "India Standard Time": "Asia/Kolkata",
        "Iran Standard Time": "Asia/Tehran",
        "Israel Standard Time": "Asia/Jerusalem",
        "Korea Standard Time": "Asia/Seoul",
        "Mountain Standard Time": "America/Denver",
        "Nepal Standard Time": "Asia/Kathmandu",
        "New Zealand Standard Time": "Pacific/Auckland",
        "Newfoundland Standard Time": "America/St_Johns",
        "Pacific SA Standard Time": "America/Santiago",
        "Pacific Standard Time": "America/Los_Angeles",
        "Pakistan Standard Time": "Asia/Karachi",
        "Romance Standard Time": "Europe/Paris",
        "Russian Standard Time": "Europe/Moscow",
        "SA Pacific Standard Time": "America/Bogota",
        "SE Asia Standard Time": "Asia/Bangkok",
        "Singapore Standard Time": "Asia/Singapore",
        "South Africa Standard Time": "Africa/Johannesburg",
        "Taipei Standard Time": "Asia/Taipei",
        "Tokyo Standard Time": "Asia/Tokyo",
        "Turkey Standard Time": "Europe/Istanbul",
        "US Mountain Standard Time": "America/Phoenix",
        "UTC": "Etc/UTC",
        "W. Australia Standard Time": "Australia/Perth",
        "W. Central Africa Standard Time": "Africa/Lagos",
        "W. Europe Standard Time": "Europe/Berlin",
        "West Asia Standard Time": "Asia/Tashkent",
    ]
}
