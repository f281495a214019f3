import Trestle
import UIKit

/// A post, with a long text in full or in its beginning.
struct PostRow: Component, Identifiable {
    let post: Post
    let isOpen: Bool
    let onMore: @MainActor () -> Void

    var id: Post.ID { post.id }

    /// Whether both look alike. What a tap on “More” does is no part of that.
    static func == (left: PostRow, right: PostRow) -> Bool {
        left.post == right.post && left.isOpen == right.isOpen
    }

    func render(in cell: PostCell) {
        cell.show(post, isOpen: isOpen)
    }

    func setHandlers(on cell: PostCell) {
        cell.onMore = onMore
    }
}
