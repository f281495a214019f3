extension UINib {
    /// Returns the nib's collection view cell for a reuse identifier.
    func collectionCell(_ identifier: String) -> UICollectionViewCell {
        reusable(identifier)
    }

    /// Returns the nib's supplementary or decoration view for a reuse identifier.
    func collectionReusableView(_ identifier: String) -> UICollectionReusableView {
        reusable(identifier)
    }

    private func reusable<View: UICollectionReusableView>(_ identifier: String) -> View {
        do {
            if let own = try reuseIdentifier(), own != identifier {
                preconditionFailure(
                    "view reuse identifier in nib (\(own)) does not match the identifier used to register the nib (\(identifier))"
                )
            }
            let objects = try objects(withOwner: nil, reuseIdentifier: identifier)
            guard objects.count == 1, let view = objects[0] as? View else {
                preconditionFailure(
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be "
                        + "a \(View.self) instance")
            }
            return view
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
