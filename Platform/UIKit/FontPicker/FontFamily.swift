/// A family of fonts with its faces.
struct FontFamily {
    let name: String
    /// The faces, with the names of their styles.
    let faces: [(name: String, descriptor: UIFontDescriptor)]
    /// The face that represents the family: the regular one, if there is one.
    let descriptor: UIFontDescriptor

    /// Returns the available families that have a face with all of the traits.
    @MainActor
    static func all(with traits: UIFontDescriptor.SymbolicTraits) -> [FontFamily] {
        UIFont.familyNames.compactMap { FontFamily($0, with: traits) }
            .sorted { $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending }
    }

    @MainActor
    private init?(_ name: String, with traits: UIFontDescriptor.SymbolicTraits) {
        let descriptors = UIFont.fontNames(forFamilyName: name)
            .map { UIFontDescriptor(name: $0, size: 0) }
            .filter { $0.symbolicTraits.isSuperset(of: traits) }
        guard let first = descriptors.first else { return nil }
        self.name = name
        faces = descriptors.map { ($0.object(forKey: .face) as? String ?? $0.postscriptName, $0) }
        descriptor = faces.first { ["Regular", "Book", "Roman"].contains($0.name) }?.descriptor ?? first
    }
}

extension UIFontDescriptor {
    /// The family of the described font.
    @MainActor var familyName: String? { object(forKey: .family) as? String }
}
