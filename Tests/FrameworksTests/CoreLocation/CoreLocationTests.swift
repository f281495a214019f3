import CoreLocation
import Foundation
import Testing

@Suite struct LocationTests {
    private let berlin = CLLocation(latitude: 52.5200, longitude: 13.4050)
    private let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)

    @Test("the distance between cities is that of the sphere, in both directions")
    func distance() {
        #expect(abs(berlin.distance(from: paris) - 877_460) < 500)
        #expect(berlin.distance(from: paris) == paris.distance(from: berlin))
        #expect(berlin.distance(from: berlin) == 0)
        let poles = CLLocation(latitude: 90, longitude: 0).distance(from: CLLocation(latitude: -90, longitude: 50))
        #expect(abs(poles - 20_015_115) < 1)
    }

    @Test("the distance across the date line is short")
    func dateLine() {
        let west = CLLocation(latitude: 0, longitude: 179.9)
        let east = CLLocation(latitude: 0, longitude: -179.9)
        #expect(abs(west.distance(from: east) - 22_239) < 5)
    }

    @Test("a circular region contains the coordinates within its radius")
    func region() {
        let region = CLCircularRegion(center: berlin.coordinate, radius: 10_000, identifier: "Berlin")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 52.55, longitude: 13.42)))
        #expect(!region.contains(paris.coordinate))
        #expect(region == CLCircularRegion(center: paris.coordinate, radius: 1, identifier: "Berlin"))
    }

    @Test("coordinates outside the range of degrees are invalid")
    func validity() {
        #expect(CLLocationCoordinate2DIsValid(berlin.coordinate))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 91, longitude: 0)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
    }

    @Test("an archived location is restored")
    func coding() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: berlin, requiringSecureCoding: true)
        let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data)
        #expect(restored?.coordinate.latitude == 52.52)
        #expect(restored?.timestamp == berlin.timestamp)
    }
}

extension ScreenTests {
    @Suite @MainActor struct LocationManagerTests {
        private final class Delegate: NSObject, CLLocationManagerDelegate {
            var statuses: [CLAuthorizationStatus] = []
            var errors: [CLError.Code] = []

            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
                statuses.append(manager.authorizationStatus)
            }

            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
                if let error = error as? CLError { errors.append(error.code) }
            }
        }

        @Test("a request is denied, and updates fail")
        func denial() async {
            let manager = CLLocationManager()
            let delegate = Delegate()
            manager.delegate = delegate
            manager.requestWhenInUseAuthorization()
            #expect(delegate.statuses.isEmpty)
            #expect(await eventually { delegate.statuses.last == .denied })
            #expect(manager.authorizationStatus == .denied)
            manager.requestLocation()
            manager.startUpdatingHeading()
            #expect(await eventually { delegate.errors == [.denied, .headingFailure] })
            #expect(!CLLocationManager.locationServicesEnabled())
        }

        @Test("addresses are not found, and canceled requests report that")
        func geocoder() async {
            let geocoder = CLGeocoder()
            var errors: [CLError.Code] = []
            geocoder.geocodeAddressString("Berlin") { placemarks, error in
                #expect(placemarks == nil)
                if let error = error as? CLError { errors.append(error.code) }
            }
            #expect(geocoder.isGeocoding)
            #expect(await eventually { !errors.isEmpty })
            #expect(errors == [.network] && !geocoder.isGeocoding)
            geocoder.reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0)) { _, error in
                if let error = error as? CLError { errors.append(error.code) }
            }
            geocoder.cancelGeocode()
            #expect(await eventually { errors.count == 2 })
            #expect(errors == [.network, .geocodeCanceled])
            let place = CLLocation(latitude: 0, longitude: 0)
            await #expect(throws: CLError.self) {
                _ = try await geocoder.reverseGeocodeLocation(place, preferredLocale: nil)
            }
            await #expect(throws: CLError.self) { _ = try await geocoder.geocodeAddressString("Berlin", in: nil) }
        }
    }
}
