package import RowGeometry

/// The remaining element above an inserted or deleted one, which moves with it, so that a deleted row stays
/// adjacent to the rows above it.
package enum AnimationAnchor: Equatable {
    /// The closest row above in the same section.
    case row(Relocation<RowPath>)
    /// The beginning of the rows of the section.
    case beginning(Relocation<Int>)
    /// The end of the closest section above.
    case end(Relocation<Int>)
    /// The beginning of the first section.
    case top

    /// Returns the distance by which the anchor moves in the content, in points.
    package func displacement(from old: TableGeometry, to new: TableGeometry) -> CGFloat {
        switch self {
        case .row(let row):
            new.offset(of: row.new) + new.height(of: row.new) - old.offset(of: row.old) - old.height(of: row.old)
        case .beginning(let section):
            new.rowsOffset(ofSection: section.new) - old.rowsOffset(ofSection: section.old)
        case .end(let section): new.end(ofSection: section.new) - old.end(ofSection: section.old)
        case .top: 0
        }
    }
}

extension UpdatePlan {
    /// Returns the anchor of a deleted row.
    package func animationAnchor(ofOld path: RowPath) -> AnimationAnchor {
        guard let section = newSection(of: path.section) else { return animationAnchor(ofOldSection: path.section) }
        let relocation = Relocation(old: path.section, new: section)
        guard !isReloaded(oldSection: path.section) else { return .beginning(relocation) }
        let removed = removedRows[path.section] ?? RankedIndexSet()
        return animationAnchor(inRank: path.row - removed.count(below: path.row), of: relocation)
    }

    /// Returns the anchor of an inserted row.
    package func animationAnchor(ofNew path: RowPath) -> AnimationAnchor {
        guard let section = oldSection(of: path.section) else { return animationAnchor(ofNewSection: path.section) }
        let relocation = Relocation(old: section, new: path.section)
        guard !isReloaded(oldSection: section) else { return .beginning(relocation) }
        let added = addedRows[path.section] ?? RankedIndexSet()
        return animationAnchor(inRank: path.row - added.count(below: path.row), of: relocation)
    }

    /// Returns the anchor of a deleted section.
    package func animationAnchor(ofOldSection section: Int) -> AnimationAnchor {
        animationAnchor(inRank: section - removedSections.count(below: section))
    }

    /// Returns the anchor of an inserted section.
    package func animationAnchor(ofNewSection section: Int) -> AnimationAnchor {
        animationAnchor(inRank: section - addedSections.count(below: section))
    }

    private func animationAnchor(inRank rank: Int) -> AnimationAnchor {
        guard rank > 0 else { return .top }
        return .end(
            Relocation(old: removedSections.index(ofRank: rank - 1), new: addedSections.index(ofRank: rank - 1)))
    }

    private func animationAnchor(inRank rank: Int, of section: Relocation<Int>) -> AnimationAnchor {
        guard rank > 0 else { return .beginning(section) }
        let removed = removedRows[section.old] ?? RankedIndexSet()
        let added = addedRows[section.new] ?? RankedIndexSet()
        return .row(
            Relocation(
                old: RowPath(section: section.old, row: removed.index(ofRank: rank - 1)),
                new: RowPath(section: section.new, row: added.index(ofRank: rank - 1))))
    }
}
