import Trestle
import UIKit

/// A feed of posts in self-sizing rows. The button “More” expands a long text.
final class FeedViewController: FormViewController {
    private var expandedPosts: Set<Post.ID> = [] {
        didSet { setNeedsRender() }
    }

    init() {
        super.init(style: .plain)
        title = "Feed"
        tableView.allowsSelection = false
    }

    @FormBuilder override var form: Form {
        Section(id: "posts") {
            for post in Posts.all {
                PostRow(
                    post: post, isExpanded: expandedPosts.contains(post.id),
                    onMore: { [weak self] in self?.expandedPosts.formSymmetricDifference([post.id]) })
            }
        }
    }
}
