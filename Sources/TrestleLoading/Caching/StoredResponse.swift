import Foundation

/// The description of a stored file, and the rules of RFC 9111 ("HTTP Caching") for a private cache.
package struct StoredResponse: Codable, Equatable, Sendable {
    package let url: URL
    /// The time at which the response was received.
    package let received: Date
    /// The header fields, by their names in lower case.
    package let headers: [String: String]

    /// The longest time for which a file without an explicit lifetime is fresh, in seconds.
    package static let maximumHeuristicLifetime: TimeInterval = 86_400

    package init(url: URL, received: Date, headers: [String: String]) {
        self.url = url
        self.received = received
        self.headers = Dictionary(
            headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// The directives of the field Cache-Control, by their names in lower case, with their values.
    private var directives: [String: String] {
        let parts = (headers["cache-control"] ?? "").split(separator: ",").map { part in
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            return (pair.first?.lowercased() ?? "", pair.count > 1 ? pair[1].trimmingCharacters(in: ["\""]) : "")
        }
        return Dictionary(parts, uniquingKeysWith: { first, _ in first })
    }

    /// Whether the file may be stored.
    package var isStorable: Bool { directives["no-store"] == nil && headers["vary"]?.contains("*") != true }

    /// Whether a stale file must not be displayed without a connection.
    package var mustRevalidate: Bool { directives["must-revalidate"] != nil || directives["no-cache"] != nil }

    /// Returns whether the file may be displayed without a request.
    package func isFresh(at date: Date) -> Bool {
        let directives = directives
        guard directives["no-cache"] == nil else { return false }
        let age = date.timeIntervalSince(received) + (headers["age"].flatMap(Double.init) ?? 0)
        return age >= 0 && age < lifetime(directives)
    }

    private func lifetime(_ directives: [String: String]) -> TimeInterval {
        if let age = directives["max-age"] { return Double(age) ?? 0 }
        let sent = headers["date"].flatMap(HTTPDate.date) ?? received
        if let expires = headers["expires"] {
            // An invalid date, such as 0, is in the past.
            return HTTPDate.date(expires)?.timeIntervalSince(sent) ?? 0
        }
        // A tenth of the time since the last modification is the heuristic that the RFC suggests.
        guard let modified = headers["last-modified"].flatMap(HTTPDate.date) else { return 0 }
        return min(max(0, sent.timeIntervalSince(modified) / 10), Self.maximumHeuristicLifetime)
    }

    /// The header fields of a conditional request, which are empty if the server cannot validate the file.
    package var validators: [String: String] {
        var fields: [String: String] = [:]
        if let tag = headers["etag"] { fields["If-None-Match"] = tag }
        if let modified = headers["last-modified"] { fields["If-Modified-Since"] = modified }
        return fields
    }

    /// Returns the response updated by one with the status 304 (Not Modified).
    package func revalidated(at date: Date, headers new: [String: String]) -> StoredResponse {
        let fields = StoredResponse(url: url, received: date, headers: new).headers
        // The fields that describe the contents are kept.
        let kept = headers.filter { $0.key.hasPrefix("content-") }
        return StoredResponse(
            url: url, received: date, headers: headers.merging(fields) { $1 }.merging(kept) { $1 })
    }
}

/// Dates in header fields.
enum HTTPDate {
    /// Returns a date in one of the three formats of RFC 9110.
    static func date(_ text: String) -> Date? {
        let formats = ["EEE, dd MMM yyyy HH:mm:ss zzz", "EEEE, dd-MMM-yy HH:mm:ss zzz", "EEE MMM d HH:mm:ss yyyy"]
        for format in formats {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.dateFormat = format
            if let date = formatter.date(from: text) { return date }
        }
        return nil
    }
}
