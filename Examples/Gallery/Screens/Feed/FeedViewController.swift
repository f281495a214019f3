import Trestle
import UIKit

/// What people have posted, in rows that are as high as their contents: a tap on “More” shows a long text in full.
final class FeedViewController: FormViewController {
    private var open: Set<Post.ID> = [] {
        didSet { renderForm() }
    }

    init() {
        super.init(style: .plain)
        title = "Feed"
        tableView.allowsSelection = false
    }

    override var form: Form {
        Form {
            Section(id: "posts") {
                for post in Posts.all {
                    PostRow(
                        post: post, isOpen: open.contains(post.id),
                        onMore: { [weak self] in self?.open.formSymmetricDifference([post.id]) })
                }
            }
        }
    }
}
