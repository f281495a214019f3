// swift-tools-version: 6.1
import PackageDescription

/// The platform-independent part: what is imported on iOS and on Linux alike.
var products: [Product] = [
    .library(name: "Trestle", targets: ["Trestle"]),
    .library(name: "TrestleImages", targets: ["TrestleImages"]),
    .library(name: "TrestleLoading", targets: ["TrestleLoading"]),
    .library(name: "TrestleCards", targets: ["TrestleCards"]),
    .library(name: "Changeset", targets: ["Changeset"]),
    .library(name: "AdaptiveCards", targets: ["AdaptiveCards"]),
]
var targets: [Target] = [
    .target(name: "Changeset"),
    .target(name: "RandomRuns", path: "Tests/RandomRuns"),
    .testTarget(name: "ChangesetTests", dependencies: ["Changeset", "RandomRuns"]),
    // Adaptive Cards and their templates without views: a server can use them, too.
    .target(name: "AdaptiveCards"),
    .testTarget(name: "AdaptiveCardsTests", dependencies: ["AdaptiveCards", "RandomRuns"]),
    .target(name: "TrestleLoading"),
    .target(name: "LoadingFixtures", dependencies: ["TrestleLoading"], path: "Tests/LoadingFixtures"),
    .testTarget(name: "TrestleLoadingTests", dependencies: ["LoadingFixtures", "TrestleLoading"]),
]

#if os(Linux)
    // Packages beside this one see its modules without depending on it, as with `#if canImport(UIKit)`, and then do not
    // find its C modules. So the C modules are imported with `@_implementationOnly`, and the compiler checks that no
    // stored property needs them.
    let hidesCModules: [SwiftSetting] = [.enableExperimentalFeature("CheckImplementationOnly")]

    products += [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "ScreenDriver", targets: ["ScreenDriver"]),
        .library(name: "TrestleTesting", targets: ["TrestleTesting"]),
        .plugin(name: "XcodeSources", targets: ["XcodeSources"]),
    ]
    targets += [
        .plugin(name: "XcodeSources", capability: .buildTool()),
        .systemLibrary(
            name: "CCairo", path: "Platform/System/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(
            name: "CPango", path: "Platform/System/CPango", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(
            name: "CExpat", path: "Platform/System/CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CSDL2", path: "Platform/System/CSDL2"),
        .systemLibrary(name: "CMainRunLoop", path: "Platform/System/CMainRunLoop"),
        .systemLibrary(name: "CMalloc", path: "Platform/System/CMalloc"),
        .systemLibrary(
            name: "CGdkPixbuf", path: "Platform/System/CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .systemLibrary(
            name: "CGio", path: "Platform/System/CGio", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .target(name: "CXCB", path: "Platform/System/CXCB", linkerSettings: [.linkedLibrary("xcb")]),
        .target(
            name: "CSDLWindow", path: "Platform/System/CSDLWindow",
            linkerSettings: [
                .linkedLibrary("SDL2"), .linkedLibrary("X11"), .linkedLibrary("Xext"), .linkedLibrary("wayland-client"),
            ]),
        .target(
            name: "CWayland", path: "Platform/System/CWayland", linkerSettings: [.linkedLibrary("wayland-client")]),
        .target(name: "CLayerCopy", path: "Platform/System/CLayerCopy"),
        .target(name: "CMainBundle", path: "Platform/System/CMainBundle"),
        .target(name: "CCurrentLocale", path: "Platform/System/CCurrentLocale"),
        .target(name: "CReflection", path: "Platform/System/CReflection"),
        .target(name: "CMethodLookup", path: "Platform/System/CMethodLookup"),
        .target(name: "CTestFailure", path: "Platform/System/CTestFailure"),
        .target(name: "CObjectComparison", path: "Platform/System/CObjectComparison"),
        .target(name: "_Testing_CoreGraphics", path: "Platform/TestingOverlays/CoreGraphics"),
        .target(name: "_Testing_UIKit", path: "Platform/TestingOverlays/UIKit"),
        .target(
            name: "CoreGraphics",
            dependencies: ["CCairo", "CGdkPixbuf", "CoreFoundationTypes", "_Testing_CoreGraphics"],
            path: "Platform/CoreGraphics", swiftSettings: hidesCModules),
        .target(
            name: "QuartzCore", dependencies: ["CoreGraphics", "CLayerCopy"], path: "Platform/QuartzCore",
            swiftSettings: hidesCModules),
        .target(name: "ConstraintSolver", path: "Platform/ConstraintSolver"),
        .target(name: "RowGeometry", path: "Platform/RowGeometry"),
        .target(name: "CollectionGeometry", dependencies: ["RowGeometry"], path: "Platform/CollectionGeometry"),
        .target(
            name: "UIKitGraphics",
            dependencies: [
                "CoreGraphics", "CCairo", "CExpat", "CPango", "CObjectComparison", "UniformTypeIdentifiers",
            ],
            path: "Platform/UIKitGraphics", swiftSettings: hidesCModules),
        .target(name: "UIKitData", dependencies: ["Changeset", "RowGeometry"], path: "Platform/UIKitData"),
        .target(name: "ScrollPhysics", path: "Platform/ScrollPhysics"),
        .target(
            name: "DesktopBus", dependencies: ["CGio"], path: "Platform/DesktopBus", swiftSettings: hidesCModules),
        .target(name: "DataExchange", path: "Platform/DataExchange"),
        .target(
            name: "X11Selections", dependencies: ["CXCB", "DataExchange"], path: "Platform/X11Selections",
            swiftSettings: hidesCModules),
        .target(
            name: "WaylandSelections", dependencies: ["CWayland", "DataExchange"], path: "Platform/WaylandSelections",
            swiftSettings: hidesCModules),
        .target(name: "FoundationCompatibility", path: "Platform/FoundationCompatibility"),
        .target(name: "PredicateFormat", path: "Platform/PredicateFormat"),
        .target(
            name: "UIKit",
            dependencies: [
                "Accessibility", "Changeset", "CollectionGeometry", "CoreGraphics", "QuartzCore", "ConstraintSolver",
                "DataExchange", "DesktopBus", "FoundationCompatibility", "PredicateFormat", "RowGeometry",
                "ScrollPhysics", "UIKitData", "UIKitGraphics", "WaylandSelections", "X11Selections", "CSDL2",
                "CSDLWindow", "CWayland", "CMainRunLoop", "CMalloc", "CMainBundle", "CCurrentLocale",
                "CReflection", "CMethodLookup", "_Testing_UIKit",
            ],
            path: "Platform/UIKit", swiftSettings: hidesCModules),
        .target(name: "Trestle", dependencies: ["Changeset", "UIKit"]),
        .target(name: "TrestleImages", dependencies: ["Trestle", "TrestleLoading", "UIKit"]),
        .target(
            name: "TrestleCards",
            dependencies: ["AdaptiveCards", "Trestle", "TrestleImages", "TrestleLoading", "UIKit"]),
        .target(name: "ScreenDriver", dependencies: ["UIKit", "CTestFailure"], swiftSettings: hidesCModules),
        .target(name: "TrestleTesting", dependencies: ["ScreenDriver", "UIKit"]),
        .executableTarget(
            name: "CardPreviews",
            dependencies: ["AdaptiveCards", "ScreenDriver", "TrestleCards", "TrestleImages", "UIKit"]),
        .target(
            name: "GalleryScreens",
            dependencies: [
                "AdaptiveCards", "CardPages", "Trestle", "TrestleCards", "TrestleImages", "TrestleLoading", "UIKit",
            ],
            path: "Examples/Gallery/Screens",
            resources: [
                .process("Assets.xcassets"), .copy("Cards/Samples"), .process("Garden/Garden.storyboard"),
                .process("Home/Home.storyboard"),
                .process("Reading/Reading.storyboard"), .process("Trails/TrailCell.xib"),
                .process("Trails/TrailRegionHeader.xib"),
            ]),
        // The pages of the example server, which the Gallery also displays without a connection.
        .target(
            name: "CardPages", dependencies: ["AdaptiveCards"], path: "Examples/CardServer/Pages",
            resources: [.copy("Resources")]),
        .executableTarget(
            name: "Gallery", dependencies: ["GalleryScreens"], path: "Examples/Gallery/App",
            resources: [.process("Assets.xcassets"), .process("Gallery-Info.plist")]),
        .target(name: "WholeScreenTable", dependencies: ["UIKit"], path: "Examples/Tutorials/WholeScreenTable"),
        .target(name: "TableController", dependencies: ["UIKit"], path: "Examples/Tutorials/TableController"),
        .target(name: "SeparateDataSource", dependencies: ["UIKit"], path: "Examples/Tutorials/SeparateDataSource"),
        .target(name: "RowProtocols", dependencies: ["UIKit"], path: "Examples/Tutorials/RowProtocols"),
        .target(name: "ComponentForm", dependencies: ["Trestle", "UIKit"], path: "Examples/Tutorials/ComponentForm"),
        .executableTarget(
            name: "GalleryPictures", dependencies: ["GalleryScreens", "ScreenDriver", "TrestleImages"],
            path: "Examples/Gallery/Pictures"),
        .target(
            name: "UIKitFixtures", dependencies: ["UIKitData", "UIKitGraphics", "RandomRuns"],
            path: "Tests/UIKitFixtures",
            exclude: ["Assets.xcassets"]),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "RandomRuns"]),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "RandomRuns"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "RandomRuns"]),
        .testTarget(name: "RowGeometryTests", dependencies: ["RowGeometry", "RandomRuns"]),
        .testTarget(name: "CollectionGeometryTests", dependencies: ["CollectionGeometry", "RandomRuns"]),
        .testTarget(name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics"]),
        .target(name: "BusFixtures", dependencies: ["DesktopBus"], path: "Tests/BusFixtures"),
        .testTarget(name: "DesktopBusTests", dependencies: ["DesktopBus", "BusFixtures", "RandomRuns"]),
        .testTarget(name: "PredicateFormatTests", dependencies: ["PredicateFormat"]),
        .testTarget(name: "UIKitDataTests", dependencies: ["UIKitData", "UIKitFixtures", "RandomRuns"]),
        .testTarget(
            name: "UIKitGraphicsTests", dependencies: ["UIKitGraphics", "UIKitFixtures", "RandomRuns"],
            exclude: ["Fonts"]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "Accessibility", "UIKit", "ScreenDriver", "TrestleTesting", "UIKitFixtures", "BusFixtures",
                "DataExchange", "DesktopBus", "RandomRuns",
                "CReflection",
            ],
            exclude: ["__Snapshots__", "Fixtures"]),
        .testTarget(
            name: "TrestleTests", dependencies: ["Trestle", "TrestleTesting", "RandomRuns"],
            exclude: ["__Snapshots__", "Fixtures"]),
        .testTarget(
            name: "TrestleImagesTests",
            dependencies: ["LoadingFixtures", "TrestleImages", "TrestleLoading", "TrestleTesting"]),
        .testTarget(
            name: "TrestleCardsTests",
            dependencies: [
                "CardPreviews", "LoadingFixtures", "RandomRuns", "TrestleCards", "TrestleLoading", "TrestleTesting",
            ]),
        .testTarget(
            name: "GalleryTests", dependencies: ["GalleryScreens", "TrestleTesting"], exclude: ["__Snapshots__"]),
        .testTarget(
            name: "TutorialTests",
            dependencies: [
                "WholeScreenTable", "TableController", "SeparateDataSource", "RowProtocols", "ComponentForm",
                "TrestleTesting",
            ],
            exclude: ["__Snapshots__"]),
        .target(
            name: "DocumentationContext",
            dependencies: [
                "AdaptiveCards", "Changeset", "Trestle", "TrestleCards", "TrestleImages", "TrestleLoading", "UIKit",
            ],
            path: "Tests/DocumentationContext"),
        .testTarget(name: "DocumentationTests", dependencies: ["DocumentationContext", "Trestle", "TrestleTesting"]),
        .executableTarget(name: "LoopProbe", dependencies: ["UIKit"], path: "Tests/Fixtures/LoopProbe"),
        .executableTarget(
            name: "WindowProbe", dependencies: ["UIKit"], path: "Tests/Fixtures/WindowProbe",
            resources: [.process("Assets.xcassets")]),
        .executableTarget(
            name: "RegionProbe", dependencies: ["UIKit"], path: "Tests/Fixtures/RegionProbe"),
        .executableTarget(
            name: "ResourceProbe", dependencies: ["UIKit"], path: "Tests/Fixtures/ResourceProbe",
            resources: [.process("Resources"), .process("ResourceProbe-Info.plist")]),
        .executableTarget(
            name: "ClipboardManager", dependencies: ["CXCB", "DataExchange", "X11Selections"],
            path: "Tests/Fixtures/ClipboardManager"),
        // An app's folder as Xcode's template has it: `Base.lproj` needs the package's language.
        .executableTarget(
            name: "StoryboardProbe", dependencies: ["UIKit"], path: "Tests/Fixtures/StoryboardProbe",
            resources: [.process("Assets.xcassets"), .process("StoryboardProbe-Info.plist")]),
        .testTarget(
            name: "WindowTests",
            dependencies: [
                "UIKit", "BusFixtures", "CSDLWindow", "CXCB", "DesktopBus", "RandomRuns", "LoopProbe", "WindowProbe",
                "RegionProbe", "ResourceProbe", "StoryboardProbe", "ClipboardManager",
            ]),
    ]
#else
    targets += [
        .target(name: "Trestle", dependencies: ["Changeset"]),
        .target(name: "TrestleImages", dependencies: ["Trestle", "TrestleLoading"]),
        .target(name: "TrestleCards", dependencies: ["AdaptiveCards", "Trestle", "TrestleImages", "TrestleLoading"]),
    ]
#endif

#if os(Linux)
    // The frameworks that apps import beside UIKit. Each is a product of the same name.
    let frameworks: [Target] = [
        .target(name: "os", dependencies: ["COSLock"], path: "Platform/Frameworks/os"),
        .target(name: "OSLog", dependencies: ["os"], path: "Platform/Frameworks/OSLog"),
        .target(
            name: "AssociatedObjects", dependencies: ["CDeallocation"],
            path: "Platform/Frameworks/AssociatedObjects"),
        .target(name: "Accessibility", path: "Platform/Frameworks/Accessibility"),
        .target(name: "UniformTypeIdentifiers", path: "Platform/Frameworks/UniformTypeIdentifiers"),
        .target(
            name: "CoreServices", dependencies: ["CoreFoundationTypes", "UniformTypeIdentifiers"],
            path: "Platform/Frameworks/CoreServices"),
        .target(
            name: "MobileCoreServices", dependencies: ["CoreServices"],
            path: "Platform/Frameworks/MobileCoreServices"),
        .target(name: "ImageIO", dependencies: ["CoreGraphics"], path: "Platform/Frameworks/ImageIO"),
        .target(name: "CoreText", dependencies: ["UIKitGraphics"], path: "Platform/Frameworks/CoreText"),
        .target(
            name: "SafariServices", dependencies: ["FrameworkViews", "UIKit"],
            path: "Platform/Frameworks/SafariServices"),
        .target(
            name: "MessageUI", dependencies: ["FrameworkSupport", "FrameworkViews", "UIKit"],
            path: "Platform/Frameworks/MessageUI"),
        .target(
            name: "UserNotifications", dependencies: ["DesktopBus", "FrameworkSupport"],
            path: "Platform/Frameworks/UserNotifications"),
        .target(name: "CoreLocation", path: "Platform/Frameworks/CoreLocation"),
        .target(
            name: "MapKit", dependencies: ["CoreLocation", "FrameworkViews", "UIKit"],
            path: "Platform/Frameworks/MapKit"),
        .target(name: "WebKit", dependencies: ["FrameworkViews", "UIKit"], path: "Platform/Frameworks/WebKit"),
        .target(
            name: "AVFoundation", dependencies: ["FrameworkSupport", "UIKit"],
            path: "Platform/Frameworks/AVFoundation"),
        .target(
            name: "AudioToolbox", dependencies: ["CoreFoundationTypes", "FrameworkSupport"],
            path: "Platform/Frameworks/AudioToolbox"),
        .target(
            name: "AVKit", dependencies: ["AVFoundation", "FrameworkViews", "UIKit"],
            path: "Platform/Frameworks/AVKit"),
        .target(
            name: "Security", dependencies: ["CoreFoundationTypes", "FrameworkSupport"],
            path: "Platform/Frameworks/Security"),
        .target(name: "LocalAuthentication", path: "Platform/Frameworks/LocalAuthentication"),
        .target(name: "Network", dependencies: ["FrameworkSupport"], path: "Platform/Frameworks/Network"),
        .target(
            name: "SystemConfiguration", dependencies: ["CoreFoundationTypes", "FrameworkSupport"],
            path: "Platform/Frameworks/SystemConfiguration"),
        .target(name: "Photos", dependencies: ["UIKit"], path: "Platform/Frameworks/Photos"),
        .target(
            name: "PhotosUI",
            dependencies: ["DesktopBus", "FrameworkViews", "Photos", "UniformTypeIdentifiers", "UIKit"],
            path: "Platform/Frameworks/PhotosUI"),
        .target(name: "Contacts", path: "Platform/Frameworks/Contacts"),
        .target(
            name: "ContactsUI", dependencies: ["Contacts", "FrameworkViews", "UIKit"],
            path: "Platform/Frameworks/ContactsUI"),
        .target(name: "EventKit", dependencies: ["CoreGraphics"], path: "Platform/Frameworks/EventKit"),
        .target(
            name: "EventKitUI", dependencies: ["EventKit", "FrameworkViews", "UIKit"],
            path: "Platform/Frameworks/EventKitUI"),
        .target(name: "StoreKit", dependencies: ["UIKit"], path: "Platform/Frameworks/StoreKit"),
        .target(name: "AdSupport", path: "Platform/Frameworks/AdSupport"),
        .target(name: "AppTrackingTransparency", path: "Platform/Frameworks/AppTrackingTransparency"),
        .target(name: "QuickLook", dependencies: ["FrameworkViews", "UIKit"], path: "Platform/Frameworks/QuickLook"),
        .target(name: "LinkPresentation", dependencies: ["UIKit"], path: "Platform/Frameworks/LinkPresentation"),
        .target(name: "BackgroundTasks", path: "Platform/Frameworks/BackgroundTasks"),
        .target(
            name: "DarwinCompatibility", dependencies: ["CoreFoundationTypes", "FoundationCompatibility"],
            path: "Platform/Frameworks/DarwinCompatibility"),
    ]
    products += frameworks.map { .library(name: $0.name, targets: [$0.name]) }
    targets += frameworks
    targets += [
        .target(name: "COSLock", path: "Platform/Frameworks/COSLock"),
        .target(name: "CDeallocation", path: "Platform/Frameworks/CDeallocation"),
        .target(name: "CoreFoundationTypes", path: "Platform/Frameworks/CoreFoundationTypes"),
        .target(name: "FrameworkSupport", path: "Platform/Frameworks/FrameworkSupport"),
        .target(
            name: "FrameworkViews", dependencies: ["FrameworkSupport", "UIKit"],
            path: "Platform/Frameworks/FrameworkViews"),
        .testTarget(
            name: "FrameworksTests",
            dependencies: frameworks.map { .byName(name: $0.name) } + [
                "BusFixtures", "DesktopBus", "FrameworkSupport", "RandomRuns", "ScreenDriver", "UIKit",
            ]),
    ]
#endif

// `TRESTLE_TESTS=UIKitTests swift test` builds some test targets and what they need only, which takes a fraction of the
// time after a change in UIKit.
if let tests = Context.environment["TRESTLE_TESTS"] {
    var kept: Set<String> = []
    var pending = tests.split(separator: ",").map(String.init)
    while let name = pending.popLast() {
        guard kept.insert(name).inserted, let target = targets.first(where: { $0.name == name }) else { continue }
        for case .byNameItem(let dependency, _) in target.dependencies { pending.append(dependency) }
    }
    targets.removeAll { !kept.contains($0.name) }
    products = []
}

let package = Package(
    name: "Trestle",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: products,
    targets: targets,
    swiftLanguageModes: [.v6]
)
