/// A landscape in a photo library.
struct Photo: Identifiable, Equatable {
    let id: Int
    var isFavorite = false

    /// The pictures of a hike, in the order in which they were taken.
    static let samples = (0..<96).map { Photo(id: $0, isFavorite: $0 % 11 == 4) }

    /// The number as the camera counts it.
    var name: String { "IMG \(1001 + id)" }
}
