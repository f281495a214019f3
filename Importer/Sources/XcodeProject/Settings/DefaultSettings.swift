import Foundation

/// The settings that Xcode defines for every target.
enum DefaultSettings {
    static func layer(
        project: URL, folder: URL, target: String, kind: ProjectTarget.Kind, developmentRegion: String
    ) -> BuildConfiguration.Layer {
        let projectName = project.deletingPathExtension().lastPathComponent
        let wrapper = kind.wrapperExtension
        var values = [
            ("PROJECT_NAME", projectName), ("PROJECT", projectName), ("PROJECT_FILE_PATH", project.path),
            ("PROJECT_DIR", folder.path), ("PROJECT_FILE_NAME", project.lastPathComponent),
            ("SRCROOT", folder.path), ("SOURCE_ROOT", folder.path),
            ("TARGET_NAME", target), ("TARGETNAME", target), ("PRODUCT_NAME", "$(TARGET_NAME)"),
            ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
            ("EXECUTABLE_NAME", "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)"),
            ("EXECUTABLE_PREFIX", kind == .staticLibrary || kind == .dynamicLibrary ? "lib" : ""),
            ("EXECUTABLE_SUFFIX", kind == .staticLibrary ? ".a" : kind == .dynamicLibrary ? ".dylib" : ""),
            ("DEVELOPMENT_LANGUAGE", developmentRegion), ("BUILD_DIR", "$(SRCROOT)/build"), ("SYMROOT", "$(BUILD_DIR)"),
            ("CONFIGURATION_BUILD_DIR", "$(BUILD_DIR)/$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)"),
            ("BUILT_PRODUCTS_DIR", "$(CONFIGURATION_BUILD_DIR)"), ("TARGET_BUILD_DIR", "$(CONFIGURATION_BUILD_DIR)"),
            ("PRODUCT_BUNDLE_PACKAGE_TYPE", kind.packageType), ("SKIP_INSTALL", "NO"), ("ENABLE_TESTABILITY", "NO"),
            ("BUNDLE_EXECUTABLE_FOLDER_PATH", ""), ("INFOPLIST_OUTPUT_FORMAT", "binary"),
        ]
        if let wrapper {
            values += [
                ("WRAPPER_EXTENSION", wrapper), ("WRAPPER_SUFFIX", ".$(WRAPPER_EXTENSION)"),
                ("WRAPPER_NAME", "$(PRODUCT_NAME)$(WRAPPER_SUFFIX)"), ("FULL_PRODUCT_NAME", "$(WRAPPER_NAME)"),
                ("CONTENTS_FOLDER_PATH", "$(WRAPPER_NAME)"), ("EXECUTABLE_FOLDER_PATH", "$(WRAPPER_NAME)"),
                ("UNLOCALIZED_RESOURCES_FOLDER_PATH", "$(WRAPPER_NAME)"),
                ("EXECUTABLE_PATH", "$(EXECUTABLE_FOLDER_PATH)/$(EXECUTABLE_NAME)"),
            ]
        } else {
            values += [("FULL_PRODUCT_NAME", "$(EXECUTABLE_NAME)"), ("EXECUTABLE_PATH", "$(EXECUTABLE_NAME)")]
        }
        return BuildConfiguration.Layer(
            origin: .defaults,
            settings: values.map { BuildSetting(name: $0.0, conditions: [], value: $0.1, location: nil) })
    }
}

extension ProjectTarget.Kind {
    /// The kind of a product type, such as `com.apple.product-type.application`.
    init(productType: String?) {
        let prefix = "com.apple.product-type."
        guard let productType, productType.hasPrefix(prefix) else {
            self = .other
            return
        }
        switch productType.dropFirst(prefix.count) {
        case "application": self = .application
        case "application.on-demand-install-capable": self = .appClip
        case "application.messages": self = .messagesApplication
        case "application.watchapp", "application.watchapp2", "application.watchapp2-container":
            self = .watchApplication
        case "watchkit-extension", "watchkit2-extension": self = .watchExtension
        case "framework": self = .framework
        case "framework.static": self = .staticFramework
        case "library.static": self = .staticLibrary
        case "library.dynamic": self = .dynamicLibrary
        case "bundle": self = .bundle
        case "tool": self = .commandLineTool
        case "bundle.unit-test", "bundle.ocunit-test": self = .unitTests
        case "bundle.ui-testing": self = .uiTests
        case "xpc-service": self = .xpcService
        case "system-extension": self = .systemExtension
        case "driver-extension": self = .driverExtension
        case let type where type.contains("app-extension") || type.contains("extensionkit"): self = .appExtension
        default: self = .other
        }
    }

    /// The extension of the product's folder, or `nil` if the product is a file.
    var wrapperExtension: String? {
        switch self {
        case .application, .appClip, .messagesApplication, .watchApplication: "app"
        case .framework, .staticFramework: "framework"
        case .bundle: "bundle"
        case .unitTests, .uiTests: "xctest"
        case .appExtension, .watchExtension: "appex"
        case .xpcService: "xpc"
        case .systemExtension: "systemextension"
        case .driverExtension: "dext"
        case .staticLibrary, .dynamicLibrary, .commandLineTool, .aggregate, .legacy, .other: nil
        }
    }

    /// The value of `CFBundlePackageType`.
    var packageType: String {
        switch self {
        case .application, .appClip, .messagesApplication, .watchApplication: "APPL"
        case .framework, .staticFramework: "FMWK"
        case .appExtension, .watchExtension, .xpcService: "XPC!"
        default: "BNDL"
        }
    }
}
