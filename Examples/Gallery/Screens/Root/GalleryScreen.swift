import TrestleCards
import UIKit

/// A screen of the Gallery: its row in the list of screens, and a closure that creates it.
public struct GalleryScreen: Identifiable {
    /// A short name that is suitable as a file name.
    public let id: String
    let title: String
    let detail: String
    let icon: ScreenIcon
    let group: Group
    /// A closure that creates the screen to push.
    public let make: @MainActor () -> UIViewController

    /// A section of the list of screens.
    enum Group: String, CaseIterable {
        case apps = "Apps"
        case forms = "Forms and settings"
        case lists = "Long and live lists"
        case interaction = "Interaction"
        case content = "Content and languages"
        case comparisons = "One screen, several implementations"
    }

    /// All screens, in the order of the list.
    @MainActor
    public static let all = [
        GalleryScreen(
            id: "library", title: "Library", detail: "A sidebar, search and sheets",
            icon: .books, group: .apps
        ) { LibraryViewController() },
        GalleryScreen(
            id: "mail", title: "Mail", detail: "Refresh and multiple selection",
            icon: .mail, group: .apps
        ) { MailViewController() },
        GalleryScreen(
            id: "chat", title: "Chat", detail: "A composer, and older messages",
            icon: .chat, group: .apps
        ) { ConversationViewController() },
        GalleryScreen(
            id: "feed", title: "Feed", detail: "Posts that expand",
            icon: .feed, group: .apps
        ) { FeedViewController() },
        GalleryScreen(
            id: "photos", title: "Photos", detail: "Pinch, select and reorder in a grid",
            icon: .photos, group: .apps
        ) { PhotosViewController() },
        GalleryScreen(
            id: "exhibition", title: "Exhibition", detail: "1,000 pictures from a slow server",
            icon: .exhibition, group: .apps
        ) { ExhibitionViewController() },
        GalleryScreen(
            id: "store", title: "Store", detail: "Carousels, badges and sticky headers",
            icon: .store, group: .apps
        ) { StoreViewController() },
        GalleryScreen(
            id: "walks", title: "Walks", detail: "Tabs with a chart and a search",
            icon: .chart, group: .apps
        ) { WalksTabBarController() },
        GalleryScreen(
            id: "to-do", title: "To do", detail: "Check off, reorder, delete and undo",
            icon: .toDo, group: .apps
        ) { ToDoViewController() },
        GalleryScreen(
            id: "outline", title: "Files", detail: "An outline of folders that expand",
            icon: .folder, group: .apps
        ) { OutlineViewController() },
        GalleryScreen(
            id: "home", title: "Home", detail: "Three prototype cells in a storyboard",
            icon: .home, group: .apps
        ) { HomeViewController.make() },
        GalleryScreen(
            id: "garden", title: "Garden", detail: "Scenes, segues and unwind segues",
            icon: .leaf, group: .apps
        ) { GardenViewController.make() },
        GalleryScreen(
            id: "sign-up", title: "Sign up", detail: "Validation while you type",
            icon: .person, group: .forms
        ) { SignUpViewController() },
        GalleryScreen(
            id: "address", title: "Address", detail: "Fields that depend on the country",
            icon: .contacts, group: .forms
        ) { AddressViewController() },
        GalleryScreen(
            id: "expenses", title: "Expenses", detail: "Items that are added, deleted and reordered",
            icon: .menu, group: .forms
        ) { ExpensesViewController() },
        GalleryScreen(
            id: "reading", title: "Reading", detail: "Settings in static cells",
            icon: .article, group: .forms
        ) { ReadingSettingsController.make() },
        GalleryScreen(
            id: "settings-in-trestle", title: "Settings in Trestle", detail: "Rows that depend on switches",
            icon: .settings, group: .forms
        ) { SettingsFormViewController() },
        GalleryScreen(
            id: "cards", title: "Adaptive Cards", detail: "Forms that a server describes",
            icon: .contents, group: .forms
        ) { CardsViewController() },
        GalleryScreen(
            id: "packages", title: "Installed packages", detail: "All dpkg packages on this machine",
            icon: .box, group: .lists
        ) { PackagesViewController() },
        GalleryScreen(
            id: "countries", title: "Countries", detail: "ISO 3166, by continent, with flags",
            icon: .globe, group: .lists
        ) { CountriesViewController() },
        GalleryScreen(
            id: "million-rows", title: "A million rows", detail: "Rows of different heights",
            icon: .rows, group: .lists
        ) { MillionRowsViewController() },
        GalleryScreen(
            id: "contacts", title: "Contacts", detail: "A section index at the side",
            icon: .contacts, group: .lists
        ) { ContactsViewController() },
        GalleryScreen(
            id: "log", title: "Endless log", detail: "Pull to refresh, and prefetching",
            icon: .log, group: .lists
        ) { LogViewController() },
        GalleryScreen(
            id: "live-feed", title: "Live feed", detail: "100,000 rows, updated ten times a second",
            icon: .live, group: .lists
        ) { LiveFeedViewController() },
        GalleryScreen(
            id: "updates", title: "Updates", detail: "Rows that are inserted, deleted and moved",
            icon: .shuffle, group: .lists
        ) { UpdatesViewController() },
        GalleryScreen(
            id: "sorting", title: "Sorting", detail: "A diffable snapshot for every step",
            icon: .sort, group: .lists
        ) { SortingViewController() },
        GalleryScreen(
            id: "inbox", title: "Inbox", detail: "Swipe actions, context menus and editing",
            icon: .letter, group: .interaction
        ) { InboxViewController() },
        GalleryScreen(
            id: "menus", title: "Menus", detail: "On rows, buttons and the navigation bar",
            icon: .menu, group: .interaction
        ) { MenusViewController() },
        GalleryScreen(
            id: "growing-rows", title: "Expandable rows", detail: "Rows that change their height",
            icon: .grow, group: .interaction
        ) { GrowingRowsViewController() },
        GalleryScreen(
            id: "packing", title: "Packing", detail: "Drag and drop between two lists",
            icon: .suitcase, group: .interaction
        ) { PackingViewController() },
        GalleryScreen(
            id: "presentation", title: "Presentation", detail: "Sheets and full-screen modals",
            icon: .sheets, group: .interaction
        ) { PresentationViewController() },
        GalleryScreen(
            id: "onboarding", title: "Onboarding", detail: "An introduction in three pages",
            icon: .trails, group: .interaction
        ) { OnboardingViewController() },
        GalleryScreen(
            id: "drawing", title: "Zoomable drawing", detail: "Pinch, or Control and the mouse wheel",
            icon: .drawing, group: .interaction
        ) { DrawingViewController() },
        GalleryScreen(
            id: "article", title: "Article", detail: "A screen as a table, without Trestle",
            icon: .article, group: .content
        ) { ArticleViewController(viewModel: ArticleViewModel(article: .trestle)) },
        GalleryScreen(
            id: "contents", title: "Content configurations", detail: "The system’s list contents and backgrounds",
            icon: .contents, group: .content
        ) { ContentsViewController() },
        GalleryScreen(
            id: "stack-views", title: "Stack views", detail: "Three boxes in every arrangement",
            icon: .boxes, group: .content
        ) { StackViewsViewController() },
        GalleryScreen(
            id: "arabic", title: "العربية", detail: "Arabic texts, from right to left",
            icon: .language, group: .content
        ) { LanguageViewController(.arabic) },
        GalleryScreen(
            id: "hebrew", title: "עברית", detail: "Hebrew texts, from right to left",
            icon: .language, group: .content
        ) { LanguageViewController(.hebrew) },
        GalleryScreen(
            id: "people-in-one-class", title: "In one class", detail: "Everything in a UITableViewController",
            icon: .person, group: .comparisons
        ) { PeopleTableViewController() },
        GalleryScreen(
            id: "people-in-files", title: "In separate files", detail: "A separate data source and cell",
            icon: .person, group: .comparisons
        ) { PeopleViewController() },
        GalleryScreen(
            id: "people-in-trestle", title: "In Trestle", detail: "One component and one form",
            icon: .person, group: .comparisons
        ) { PeopleFormViewController() },
        GalleryScreen(
            id: "people-in-models", title: "In models", detail: "Models that describe their own rows",
            icon: .person, group: .comparisons
        ) { PeopleModelViewController() },
        GalleryScreen(
            id: "people-with-operators", title: "With operators", detail: "A form that is built by expressions",
            icon: .person, group: .comparisons
        ) { PeopleOperatorViewController() },
        GalleryScreen(
            id: "settings-in-uikit", title: "Settings in UIKit", detail: "Rows inserted and deleted by hand",
            icon: .settings, group: .comparisons
        ) { SettingsTableViewController() },
        GalleryScreen(
            id: "settings-in-collection", title: "Settings in a collection", detail: "The form of a table, as a list",
            icon: .settings, group: .comparisons
        ) { SettingsCollectionViewController() },
        GalleryScreen(
            id: "contacts-in-trestle", title: "Contacts in Trestle", detail: "A section index, collapsible sections",
            icon: .contacts, group: .comparisons
        ) { ContactsFormViewController() },
        GalleryScreen(
            id: "trails", title: "Trails", detail: "Cells from nibs, images from an asset catalog",
            icon: .trails, group: .comparisons
        ) { TrailsViewController(style: .plain) },
        GalleryScreen(
            id: "trails-in-trestle", title: "Trails in Trestle", detail: "A component with a cell from a nib",
            icon: .trails, group: .comparisons
        ) { TrailsFormViewController() },
    ]
}

/// The entry point of the Gallery.
@MainActor
public enum Gallery {
    /// Creates a navigation controller with the list of screens.
    public static func makeRootViewController() -> UIViewController {
        let navigationController = UINavigationController(rootViewController: GalleryViewController())
        navigationController.navigationBar.prefersLargeTitles = true
        return navigationController
    }

    /// Returns whether a view controller and its descendants display what they load from servers.
    public static func isLoaded(_ controller: UIViewController) -> Bool {
        if let state = (controller as? RemoteCardViewController)?.card.state, state.content == nil, state.error == nil {
            return false
        }
        return controller.children.allSatisfy(isLoaded)
    }
}
