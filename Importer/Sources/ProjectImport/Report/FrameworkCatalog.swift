/// The availability of one of Apple's frameworks on Linux.
public struct FrameworkInformation: Sendable, Hashable {
    /// The extent of a framework's availability.
    public enum Availability: String, Sendable, Hashable, Codable {
        /// The framework exists.
        case full
        /// The framework exists, with limits.
        case limited
        /// The framework does not exist.
        case missing
    }

    /// The name of the module.
    public var module: String
    /// The extent of its availability.
    public var availability: Availability
    /// A sentence that states the limits, or the reason for which the framework is missing; empty if it
    /// exists.
    public var limitation: String
    /// A sentence that states an alternative; empty if none is needed.
    public var remedy: String
    /// The product of Trestle's package that contains the module, or `nil` if the system has it or nothing
    /// does.
    public var product: String?

    static func full(_ module: String, product: String? = nil) -> Self {
        Self(module: module, availability: .full, limitation: "", remedy: "", product: product)
    }

    static func limited(_ module: String, _ limitation: String, _ remedy: String, product: String? = nil) -> Self {
        Self(module: module, availability: .limited, limitation: limitation, remedy: remedy, product: product)
    }

    /// A module of Trestle's package with limits, whose product has its name.
    static func part(_ module: String, _ limitation: String, _ remedy: String) -> Self {
        limited(module, limitation, remedy, product: module)
    }

    static func missing(_ module: String, _ limitation: String, _ remedy: String = Self.guarding) -> Self {
        Self(module: module, availability: .missing, limitation: limitation, remedy: remedy, product: nil)
    }

    /// The remedy for a missing framework.
    static let guarding = "Guard the code with '#if canImport', or leave the file out of the target for Linux."
}

/// The table of Apple's frameworks, by the module's name.
public enum FrameworkCatalog {
    /// Returns the information about a framework, or `nil` if the table does not contain it.
    public static func framework(named module: String) -> FrameworkInformation? { frameworks[module] }

    /// All frameworks of the table, sorted by name.
    public static var all: [FrameworkInformation] { frameworks.values.sorted { $0.module < $1.module } }

    /// The modules that the program makes available under another name, without a product.
    public static let generatedModules: Set<String> = ["Combine"]

    /// The modules that Trestle's package contains, sorted. Of the module ObjectiveC it has a part, under
    /// another name.
    static var providedModules: [String] {
        all.filter { $0.product != nil && $0.module != "ObjectiveC" }.map(\.module)
    }

    private static let frameworks: [String: FrameworkInformation] = {
        let all = system + interface + services + media + data + missing
        return Dictionary(all.map { ($0.module, $0) }, uniquingKeysWith: { first, _ in first })
    }()

    private static let system: [FrameworkInformation] = [
        .full("Swift"), .full("Foundation"), .full("FoundationNetworking"), .full("FoundationXML"),
        .full("FoundationEssentials"), .full("FoundationInternationalization"), .full("Dispatch"), .full("XCTest"),
        .full("Testing"), .full("Observation"), .full("RegexBuilder"), .full("Synchronization"),
        .full("Distributed"), .full("Glibc"), .full("_Concurrency"), .full("_StringProcessing"),
        .limited(
            "Darwin", "The module contains the common functions of Apple's C library.",
            "Use Foundation for other functions.", product: "DarwinCompatibility"),
        .full("DarwinCompatibility", product: "DarwinCompatibility"),
        .limited(
            "ObjectiveC",
            "There is no Objective-C runtime: associated objects exist, and functions that change classes are missing.",
            "Use closures, protocols or subclasses in place of the runtime's functions.", product: "AssociatedObjects"),
        .full("AssociatedObjects", product: "AssociatedObjects"),
        .limited(
            "Combine", "The module re-exports OpenCombine, which lacks the newest operators.",
            "See the list of operators in the README of OpenCombine."),
        .part("os", "Messages are written to standard error.", ""),
        .part("OSLog", "Messages are written to standard error, and the log store is missing.", ""),
    ]

    private static let interface: [FrameworkInformation] = [
        .full("UIKit", product: "UIKit"), .full("QuartzCore", product: "UIKit"),
        .full("CoreGraphics", product: "UIKit"), .full("Trestle", product: "Trestle"),
        .full("Changeset", product: "Changeset"), .full("ScreenDriver", product: "ScreenDriver"),
        .full("TrestleTesting", product: "TrestleTesting"),
        .part("ImageIO", "Images are read without metadata, and written as PNG and JPEG.", ""),
        .part("CoreText", "Fonts are registered; the layout of text is that of UIKit only.", ""),
        .part("SafariServices", "Pages open in the desktop's browser.", ""),
        .part("UserNotifications", "The desktop displays local notifications; there are no remote ones.", ""),
        .part("MessageUI", "E-mail opens in the desktop's program; text messages cannot be sent.", ""),
        .part("Accessibility", "Custom content is read; audio graphs and braille maps are missing.", ""),
        .part("UniformTypeIdentifiers", "The common types are declared.", ""),
        .part("CoreServices", "The constants for common types are declared.", "Use UniformTypeIdentifiers."),
        .part("MobileCoreServices", "The constants for common types are declared.", "Use UniformTypeIdentifiers."),
        .part("PhotosUI", "Pickers open the desktop's file chooser.", ""),
        .part("Photos", "There is no photo library: the authorization is denied.", "Use PHPickerViewController."),
        .part("Contacts", "There is no address book: the authorization is denied.", ""),
        .part("ContactsUI", "The picker is empty; contacts of the app are displayed.", ""),
        .part("EventKit", "There are no calendars: the authorization is denied.", ""),
        .part("EventKitUI", "Events open in the desktop's calendar program.", ""),
        .part("QuickLook", "Files open in the desktop's programs.", ""),
        .part("LinkPresentation", "Previews of links are not loaded: fetching fails.", ""),
        .part("LocalAuthentication", "There are no biometric sensors: policies cannot be evaluated.", ""),
        .part("Security", "The keychain is a file that only the user can read; keys and trust are missing.", ""),
        .part("Network", "The path monitor reports the state of the interfaces; connections are missing.", ""),
        .part("SystemConfiguration", "Reachability reports the state of the interfaces.", ""),
        .part("BackgroundTasks", "The system does not start apps in the background: submitting fails.", ""),
        .part("AdSupport", "The advertising identifier is zero.", ""),
        .part("AppTrackingTransparency", "The authorization is denied.", ""),
        .part("StoreKit", "There is no store: no products are found, and payments fail.", ""),
        .part("CoreLocation", "There is no location service: the authorization is denied.", ""),
        .part("MapKit", "Maps are not drawn.", ""),
        .part("WebKit", "Pages are not displayed.", "Open them with UIApplication.shared.open(_:)."),
        .part("AVFoundation", "There is no camera; audio and video are not played.", ""),
        .part("AVKit", "Videos are not played.", ""),
    ]

    private static let services: [FrameworkInformation] = [
        .missing("AuthenticationServices", "There is no sign-in service of the system."),
        .missing("CloudKit", "iCloud does not exist on Linux."), .missing("HealthKit", "There is no health data."),
        .missing("HomeKit", "There are no accessories."), .missing("Intents", "There is no Siri."),
        .missing("IntentsUI", "There is no Siri."), .missing("AppIntents", "There are no shortcuts."),
        .missing("CoreSpotlight", "There is no search index of the system."),
        .missing("CallKit", "There is no telephone."), .missing("PushKit", "There are no remote notifications."),
        .missing("PassKit", "There is no wallet."), .missing("GameKit", "There is no Game Center."),
        .missing("WatchConnectivity", "There is no watch."), .missing("WidgetKit", "There are no widgets."),
        .missing("ActivityKit", "There are no live activities."),
        .missing("Social", "There are no accounts of the system."),
        .missing("Accounts", "There are no accounts of the system."),
        .missing("iAd", "The service has ended."),
        .missing("QuickLookThumbnailing", "Previews of files are missing."),
        .missing("MultipeerConnectivity", "Connections to devices nearby are missing."),
        .missing("CoreTelephony", "There is no telephone."), .missing("NetworkExtension", "There are no VPN profiles."),
        .missing("CoreBluetooth", "Bluetooth is missing."), .missing("CoreNFC", "NFC is missing."),
        .missing("CoreMotion", "There are no motion sensors."),
        .missing("MetricKit", "The system collects no metrics."),
        .missing("DeviceCheck", "The service needs Apple's devices."),
        .missing(
            "CryptoKit", "The framework does not exist on Linux.",
            "Use the package swift-crypto, which has the same API."),
        .missing("CommonCrypto", "The library does not exist on Linux.", "Use the package swift-crypto."),
        .missing("Compression", "The framework does not exist on Linux.", "Use zlib."),
        .missing("Accelerate", "The framework does not exist on Linux.", "Write the loops in Swift, with SIMD types."),
        .missing("simd", "The module does not exist on Linux.", "Use the SIMD types of the standard library."),
    ]

    private static let media: [FrameworkInformation] = [
        .missing("MediaPlayer", "There is no media library."),
        .part("AudioToolbox", "Sounds of the system are not played.", ""),
        .missing("AVFAudio", "Audio is not played."), .missing("CoreAudio", "Audio is not played."),
        .missing("CoreMedia", "Media types are missing."), .missing("CoreVideo", "Pixel buffers are missing."),
        .missing("CoreImage", "Image filters are missing."),
        .missing("Metal", "Metal does not exist on Linux."), .missing("MetalKit", "Metal does not exist on Linux."),
        .missing("OpenGLES", "OpenGL ES views are missing."), .missing("GLKit", "OpenGL ES views are missing."),
        .missing("SpriteKit", "Scenes are not drawn."), .missing("SceneKit", "Scenes are not drawn."),
        .missing("ARKit", "There is no camera."), .missing("RealityKit", "There is no camera."),
        .missing("Vision", "The analysis of images is missing."), .missing("VisionKit", "There is no camera."),
        .missing("CoreML", "Models are not evaluated."),
        .missing("NaturalLanguage", "The analysis of text is missing."),
        .missing("Speech", "The recognition of speech is missing."),
        .missing("PDFKit", "PDF documents are not displayed."),
        .missing("PencilKit", "Drawing by pencil is missing."),
    ]

    private static let data: [FrameworkInformation] = [
        .missing(
            "CoreData", "Core Data does not exist on Linux; models are not built.",
            "Use a package such as GRDB or SQLite behind a protocol of the app."),
        .missing(
            "SwiftData", "SwiftData does not exist on Linux.",
            "Use a package such as GRDB behind a protocol of the app."),
        .missing("JavaScriptCore", "Scripts are not run."), .missing("TabularData", "Data frames are missing."),
        .limited("SQLite3", "The module needs a system library target.", "Use a package such as GRDB or SQLite.swift."),
    ]

    private static let missing: [FrameworkInformation] = [
        .missing(
            "SwiftUI", "SwiftUI does not exist on Linux.",
            "Import the targets that use UIKit; leave out views in SwiftUI."),
        .missing("SwiftUICore", "SwiftUI does not exist on Linux."),
        .missing("Charts", "SwiftUI does not exist on Linux."),
        .missing("TipKit", "SwiftUI does not exist on Linux."), .missing("AppKit", "AppKit is part of macOS."),
        .missing("Cocoa", "AppKit is part of macOS."), .missing("WatchKit", "WatchKit is part of watchOS."),
        .missing("ClockKit", "ClockKit is part of watchOS."),
        .missing("Messages", "Apps inside of Messages do not exist on Linux."),
        .missing("NotificationCenter", "Widgets do not exist on Linux."),
        .missing("CarPlay", "CarPlay does not exist on Linux."),
        .missing("ReplayKit", "Recordings of the screen are missing."),
        .missing("ExternalAccessory", "There are no accessories."),
        .missing("Twitter", "The service has ended."), .missing("NewsstandKit", "The service has ended."),
        .missing("AddressBook", "There is no address book."), .missing("AddressBookUI", "There is no address book."),
        .missing("AssetsLibrary", "There is no photo library."),
        .missing("XCUITest", "UI tests need Apple's platforms."),
    ]
}
