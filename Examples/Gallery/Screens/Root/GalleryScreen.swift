import UIKit

/// One screen of the Gallery: what the first screen says about it, and how it is made.
public struct GalleryScreen: Identifiable {
    /// A short name, fit for a file.
    public let id: String
    let title: String
    let detail: String
    let icon: ScreenIcon
    let group: Group
    /// Makes the screen, as it is pushed.
    public let make: @MainActor () -> UIViewController

    /// What the screens are listed under.
    enum Group: String, CaseIterable {
        case data = "Real data"
        case tables = "What tables do"
        case trestle = "Made with Trestle"
        case plain = "Plain UIKit"
        case interfaceBuilder = "From Interface Builder"
        case people = "The same people five ways"
    }

    /// All screens, in the order of the list.
    @MainActor
    public static let all = [
        GalleryScreen(
            id: "packages", title: "Installed packages", detail: "What dpkg has installed on this machine",
            icon: .box, group: .data
        ) { PackagesViewController() },
        GalleryScreen(
            id: "countries", title: "Countries", detail: "ISO 3166, by continent, with flags",
            icon: .globe, group: .data
        ) { CountriesViewController() },
        GalleryScreen(
            id: "million-rows", title: "A million rows", detail: "Of varying height, opening at once",
            icon: .rows, group: .data
        ) { MillionRowsViewController() },
        GalleryScreen(
            id: "updates", title: "Updates", detail: "Rows that come, go and change places",
            icon: .shuffle, group: .tables
        ) { UpdatesViewController() },
        GalleryScreen(
            id: "sorting", title: "Sorting", detail: "One snapshot after the other",
            icon: .sort, group: .tables
        ) { SortingViewController() },
        GalleryScreen(
            id: "inbox", title: "Inbox", detail: "Swipes, menus, and an Edit button",
            icon: .letter, group: .tables
        ) { InboxViewController() },
        GalleryScreen(
            id: "menus", title: "Menus", detail: "Of rows, of buttons, and of the bar",
            icon: .menu, group: .tables
        ) { MenusViewController() },
        GalleryScreen(
            id: "growing-rows", title: "Growing rows", detail: "Heights that change while they are seen",
            icon: .grow, group: .tables
        ) { GrowingRowsViewController() },
        GalleryScreen(
            id: "packing", title: "Packing", detail: "Things dragged between two lists",
            icon: .suitcase, group: .tables
        ) { PackingViewController() },
        GalleryScreen(
            id: "contents", title: "Contents", detail: "Everything that a row can be configured to show",
            icon: .contents, group: .tables
        ) { ContentsViewController() },
        GalleryScreen(
            id: "library", title: "Library", detail: "A whole app: sidebar, list, detail, search, sheets",
            icon: .books, group: .trestle
        ) { LibraryViewController() },
        GalleryScreen(
            id: "to-do", title: "To do", detail: "Ticked off, carried, deleted, undone",
            icon: .toDo, group: .trestle
        ) { ToDoViewController() },
        GalleryScreen(
            id: "mail", title: "Mail", detail: "The inbox again, with refresh and marks",
            icon: .mail, group: .trestle
        ) { MailViewController() },
        GalleryScreen(
            id: "chat", title: "Chat", detail: "Older messages above, without a jump",
            icon: .chat, group: .trestle
        ) { ChatViewController() },
        GalleryScreen(
            id: "feed", title: "Feed", detail: "Posts laid out by constraints, that grow",
            icon: .feed, group: .trestle
        ) { FeedViewController() },
        GalleryScreen(
            id: "live-feed", title: "Live feed", detail: "100,000 rows, new ten times a second",
            icon: .live, group: .trestle
        ) { LiveFeedViewController() },
        GalleryScreen(
            id: "sign-up", title: "Sign up", detail: "Rules that speak at the right moment",
            icon: .person, group: .trestle
        ) { SignUpViewController() },
        GalleryScreen(
            id: "address", title: "Address", detail: "Rows that depend on the country",
            icon: .contacts, group: .trestle
        ) { AddressViewController() },
        GalleryScreen(
            id: "expenses", title: "Expenses", detail: "Lines that come, go and change places",
            icon: .menu, group: .trestle
        ) { ExpensesViewController() },
        GalleryScreen(
            id: "article", title: "A whole screen as a table", detail: "Typed cells, without Trestle",
            icon: .article, group: .plain
        ) { ArticleViewController(viewModel: ArticleViewModel(article: .trestle)) },
        GalleryScreen(
            id: "contacts", title: "Contacts", detail: "An index at the side, by tap and drag",
            icon: .contacts, group: .plain
        ) { ContactsViewController() },
        GalleryScreen(
            id: "presentation", title: "Presentation", detail: "Sheets, and screens over screens",
            icon: .sheets, group: .plain
        ) { PresentationViewController() },
        GalleryScreen(
            id: "drawing", title: "A drawing to zoom", detail: "With two fingers, or Control and the wheel",
            icon: .drawing, group: .plain
        ) { DrawingViewController() },
        GalleryScreen(
            id: "stack-views", title: "Stack views", detail: "The same three boxes, arranged in all ways",
            icon: .boxes, group: .plain
        ) { StackViewsViewController() },
        GalleryScreen(
            id: "log", title: "A log without end", detail: "Pull to refresh, rows fetched ahead",
            icon: .log, group: .plain
        ) { LogViewController() },
        GalleryScreen(
            id: "people-in-one-class", title: "In one class", detail: "All in a UITableViewController",
            icon: .person, group: .people
        ) { PeopleTableViewController() },
        GalleryScreen(
            id: "people-in-files", title: "In files of their own", detail: "Data source and cell apart",
            icon: .person, group: .people
        ) { PeopleViewController() },
        GalleryScreen(
            id: "people-in-trestle", title: "In Trestle", detail: "One component and one form",
            icon: .person, group: .people
        ) { PeopleFormViewController() },
        GalleryScreen(
            id: "people-in-models", title: "In models", detail: "Models that describe their own rows",
            icon: .person, group: .people
        ) { PeopleModelViewController() },
        GalleryScreen(
            id: "people-with-operators", title: "With operators", detail: "A form that is built by expressions",
            icon: .person, group: .people
        ) { PeopleOperatorViewController() },
        GalleryScreen(
            id: "trails", title: "Trails", detail: "Cells and headers of nibs, pictures of a catalogue",
            icon: .trails, group: .interfaceBuilder
        ) { TrailsViewController(style: .plain) },
        GalleryScreen(
            id: "home", title: "Home", detail: "Three prototypes of a storyboard",
            icon: .home, group: .interfaceBuilder
        ) { HomeViewController.make() },
        GalleryScreen(
            id: "reading", title: "Reading", detail: "Settings in static cells",
            icon: .article, group: .interfaceBuilder
        ) { ReadingSettingsController.make() },
        GalleryScreen(
            id: "garden", title: "Garden", detail: "Scenes, segues and ways back",
            icon: .leaf, group: .interfaceBuilder
        ) { GardenViewController.make() },
        GalleryScreen(
            id: "trails-in-trestle", title: "Trails in Trestle", detail: "A component whose cell is a nib's",
            icon: .trails, group: .trestle
        ) { TrailsFormViewController() },
        GalleryScreen(
            id: "contacts-in-trestle", title: "Contacts in Trestle", detail: "An index, and letters that close",
            icon: .contacts, group: .trestle
        ) { ContactsFormViewController() },
        GalleryScreen(
            id: "settings-in-uikit", title: "Settings in UIKit", detail: "Rows told to the table by hand",
            icon: .settings, group: .plain
        ) { SettingsTableViewController() },
        GalleryScreen(
            id: "settings-in-trestle", title: "Settings in Trestle", detail: "Rows that depend on switches",
            icon: .settings, group: .trestle
        ) { SettingsFormViewController() },
    ]
}

/// The Gallery as a whole.
@MainActor
public enum Gallery {
    /// The navigation controller that starts with the list of screens.
    public static func makeRootViewController() -> UIViewController {
        let navigationController = UINavigationController(rootViewController: GalleryViewController())
        navigationController.navigationBar.prefersLargeTitles = true
        return navigationController
    }
}
