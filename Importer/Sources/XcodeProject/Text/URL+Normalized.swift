import Foundation

extension URL {
    /// The absolute URL without `.` and `..`.
    ///
    /// Foundation resolves symbolic links in paths with `..` only, so that paths of one project could begin differently.
    var normalized: URL {
        let url = absoluteURL
        var components: [String] = []
        for component in url.path.split(separator: "/") where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(String(component)) }
        }
        return URL(fileURLWithPath: "/" + components.joined(separator: "/"), isDirectory: url.hasDirectoryPath)
    }
}
