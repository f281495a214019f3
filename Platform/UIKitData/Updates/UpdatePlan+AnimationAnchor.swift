package import RowGeometry

/// What stays in a batch, and above something that comes or goes: that moves along with it, so that a row that goes is
/// not left behind by the rows above it.
package enum AnimationAnchor: Equatable {
    /// The nearest row above, in the same section.
    case row(Relocation<RowPath>)
    /// The beginning of the section's rows.
    case beginning(Relocation<Int>)
    /// The end of the nearest section above.
    case end(Relocation<Int>)
    /// The beginning of the first section.
    case top

    /// How far it has moved in the content, in points.
    package func way(from old: TableGeometry, to new: TableGeometry) -> CGFloat {
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
    /// What a row that goes moves along with.
    package func company(ofOld path: RowPath) -> AnimationAnchor {
        guard let section = newSection(of: path.section) else { return company(ofOldSection: path.section) }
        let relocation = Relocation(old: path.section, new: section)
        guard !isReloaded(oldSection: path.section) else { return .beginning(relocation) }
        let leaving = leavingRows[path.section] ?? RankedIndexSet()
        return company(inRank: path.row - leaving.count(below: path.row), of: relocation)
    }

    /// What a row that comes moves along with.
    package func company(ofNew path: RowPath) -> AnimationAnchor {
        guard let section = oldSection(of: path.section) else { return company(ofNewSection: path.section) }
        let relocation = Relocation(old: section, new: path.section)
        guard !isReloaded(oldSection: section) else { return .beginning(relocation) }
        let arriving = arrivingRows[path.section] ?? RankedIndexSet()
        return company(inRank: path.row - arriving.count(below: path.row), of: relocation)
    }

    /// What a section that goes moves along with.
    package func company(ofOldSection section: Int) -> AnimationAnchor {
        company(inRank: section - leavingSections.count(below: section))
    }

    /// What a section that comes moves along with.
    package func company(ofNewSection section: Int) -> AnimationAnchor {
        company(inRank: section - arrivingSections.count(below: section))
    }

    private func company(inRank rank: Int) -> AnimationAnchor {
        guard rank > 0 else { return .top }
        return .end(
            Relocation(old: leavingSections.index(ofRank: rank - 1), new: arrivingSections.index(ofRank: rank - 1)))
    }

    private func company(inRank rank: Int, of section: Relocation<Int>) -> AnimationAnchor {
        guard rank > 0 else { return .beginning(section) }
        let leaving = leavingRows[section.old] ?? RankedIndexSet()
        let arriving = arrivingRows[section.new] ?? RankedIndexSet()
        return .row(
            Relocation(
                old: RowPath(section: section.old, row: leaving.index(ofRank: rank - 1)),
                new: RowPath(section: section.new, row: arriving.index(ofRank: rank - 1))))
    }
}
