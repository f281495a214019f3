import TrestleLoading
import UIKit

/// Loads a file from disk or from a server, and decodes it, on any thread.
struct ImageFetch: Sendable {
    let configuration: ImageLoader.Configuration
    let transport: any Transport
    let disk: DiskCache?
    /// The current time, which decides whether stored files are fresh.
    let now: @Sendable () -> Date

    // MARK: Loading

    /// Returns the image file of an address. A fresh file is read from disk; others are requested from the server, with
    /// further attempts. If all fail, a stale file is returned.
    func file(at url: URL) async throws -> Data {
        let scheme = url.scheme?.lowercased() ?? ""
        guard configuration.schemes.contains(scheme) else { throw ImageLoadingError.schemeNotAllowed(scheme) }
        switch scheme {
        case "file": return try checked(localFile(url))
        case "data": return try checked(InlineData.contents(of: url))
        default: break
        }
        let stored = await disk?.file(for: url)
        if let stored, stored.response.isFresh(at: now()) { return stored.body }
        do {
            return try await downloadedFile(at: url, stored)
        } catch let error as ImageLoadingError {
            if let stored, error.isTemporary, !stored.response.mustRevalidate { return stored.body }
            if stored != nil, error == .badStatus(404) || error == .badStatus(410) { await disk?.remove(url) }
            throw error
        }
    }

    private func downloadedFile(at url: URL, _ stored: (response: StoredResponse, body: Data)?) async throws -> Data {
        let request = TransportRequest(
            url: url, headers: stored?.response.validators ?? [:], maximumBytes: configuration.maximumBytes)
        let answer = try await answer(to: request)
        if answer.status == 304, let stored {
            await disk?.store(stored.response.revalidated(at: now(), headers: answer.headers), stored.body)
            return stored.body
        }
        guard (200...299).contains(answer.status) else { throw ImageLoadingError.badStatus(answer.status) }
        let body = try checked(answer.body)
        let response = StoredResponse(url: url, received: now(), headers: answer.headers)
        if response.isStorable {
            await disk?.store(response, body)
        } else if stored != nil {
            await disk?.remove(url)
        }
        return body
    }

    /// Returns the response, after attempts whose delays double.
    private func answer(to request: TransportRequest) async throws -> TransportResponse {
        do {
            return try await transport.response(
                to: request, retries: configuration.retries, delay: configuration.retryDelay)
        } catch let error as TransportError {
            throw ImageLoadingError(error)
        } catch {
            throw ImageLoadingError.cancelled
        }
    }

    private func localFile(_ url: URL) throws -> Data {
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        guard size <= configuration.maximumBytes else { throw ImageLoadingError.tooManyBytes }
        do {
            return try Data(contentsOf: url)
        } catch {
            throw ImageLoadingError.connectionFailed(error.localizedDescription)
        }
    }

    /// Returns the file if it is an image within the limits.
    private func checked(_ file: Data) throws -> Data {
        guard file.count <= configuration.maximumBytes else { throw ImageLoadingError.tooManyBytes }
        guard let image = UIImage(data: file) else { throw ImageLoadingError.notAnImage }
        let (width, height) = (image.size.width * image.scale, image.size.height * image.scale)
        guard width * height <= CGFloat(configuration.maximumPixels) else { throw ImageLoadingError.tooManyPixels }
        return file
    }

    // MARK: Decoding

    /// Returns the decoded image of a file, reduced so that it fills the size of the request.
    func image(of file: Data, for request: ImageRequest) throws -> DecodedImage {
        guard let image = UIImage(data: file, scale: request.scale) else { throw ImageLoadingError.notAnImage }
        let own = image.size
        let pixels = CGSize(width: own.width * image.scale, height: own.height * image.scale)
        if let size = request.size, own.width > 0, own.height > 0 {
            let ratio = max(size.width / own.width, size.height / own.height)
            if ratio < 1 {
                let reduced = CGSize(width: own.width * ratio, height: own.height * ratio)
                guard let thumbnail = image.preparingThumbnail(of: reduced) else { throw ImageLoadingError.notAnImage }
                return DecodedImage(image: thumbnail, pixelSize: pixels)
            }
        }
        guard let decoded = image.preparingForDisplay() else { throw ImageLoadingError.notAnImage }
        return DecodedImage(image: decoded, pixelSize: pixels)
    }
}

/// An image that may have been reduced, and the size of its file in pixels.
struct DecodedImage {
    let image: UIImage
    let pixelSize: CGSize
}

/// Files inside addresses with the scheme "data" (RFC 2397).
enum InlineData {
    /// Returns the contents of an address.
    ///
    /// - Throws: ``ImageLoadingError/notAnImage`` if the address is invalid.
    static func contents(of url: URL) throws -> Data {
        let text = url.absoluteString
        guard let comma = text.firstIndex(of: ",") else { throw ImageLoadingError.notAnImage }
        let contents = text[text.index(after: comma)...].removingPercentEncoding ?? ""
        guard text[..<comma].lowercased().hasSuffix(";base64") else { return Data(contents.utf8) }
        guard let data = Data(base64Encoded: contents, options: .ignoreUnknownCharacters) else {
            throw ImageLoadingError.notAnImage
        }
        return data
    }
}
