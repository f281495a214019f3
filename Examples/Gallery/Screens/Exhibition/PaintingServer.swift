import TrestleLoading
import UIKit

/// A server that paints the pictures for which it is asked, and takes its time.
struct PaintingServer: Transport {
    /// The width and height of a picture, in pixels.
    private static let side: CGFloat = 1_200
    /// The number of nanoseconds until a response.
    private static let delay: UInt64 = 300_000_000

    /// Returns the address of a picture.
    static func address(of id: Photo.ID) -> URL? { URL(string: "https://pictures.example/\(id).jpeg") }

    func response(to request: TransportRequest) async throws -> TransportResponse {
        try await Task.sleep(nanoseconds: Self.delay)
        guard let id = Int(request.url.deletingPathExtension().lastPathComponent) else {
            return TransportResponse(status: 404, headers: [:], body: Data())
        }
        let picture = await PhotoPainter.picture(of: id, side: Self.side)
        let file = picture.jpegData(compressionQuality: 0.8) ?? Data()
        return TransportResponse(status: 200, headers: ["Content-Type": "image/jpeg"], body: file)
    }
}
