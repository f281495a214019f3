//
//  Log.swift
//  Bookshelf
//

import Foundation
import os

enum Log {
    private static let subsystem = Bundle.main.bundleIdentifier ?? "com.example.Bookshelf"

    static let app = Logger(subsystem: subsystem, category: "app")
    static let store = Logger(subsystem: subsystem, category: "store")

    #if VERBOSE_LOG
        /// Set by the scheme.
        static let isVerbose = ProcessInfo.processInfo.environment["BOOKSHELF_LOG"] == "verbose"
    #else
        static let isVerbose = false
    #endif

    static func trace(_ message: @autoclosure () -> String) {
        guard isVerbose else { return }
        let message = message()
        app.debug("\(message, privacy: .public)")
    }
}
