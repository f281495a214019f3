// A ListView of Qt Quick with two-line rows of 44 pixels, drawn by the software renderer.
// usage: qt_list ROWS FRAMES PIXELS_PER_FRAME        with 0 frames it keeps running without scrolling
// The environment variable FRAMES_PER_SECOND limits the frame rate.
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QTimer>
#include <cstdlib>

#include "report.h"

static const char *source = R"(
import QtQuick
ListView {
    property int rows
    model: rows
    reuseItems: true
    delegate: Item {
        required property int index
        width: ListView.view.width
        height: 44
        Text { x: 16; y: 4; text: "Row " + index; font.pixelSize: 17 }
        Text { x: 16; y: 25; text: "Detail text for row number " + (index * 7919) % 1000003; font.pixelSize: 12 }
        Rectangle { x: 16; y: 43; width: parent.width - 16; height: 1; color: "#c6c6c8" }
    }
}
)";

int main(int count, char **arguments)
{
    if (count != 4) {
        fprintf(stderr, "usage: qt_list ROWS FRAMES PIXELS_PER_FRAME\n");
        return 2;
    }
    const int rows = atoi(arguments[1]);
    const int frames = atoi(arguments[2]);
    const double step = atof(arguments[3]);

    QGuiApplication application(count, arguments);
    QQuickView view;
    QQmlComponent component(view.engine());
    component.setData(source, QUrl());
    auto *list = qobject_cast<QQuickItem *>(component.createWithInitialProperties({{"rows", rows}}));
    if (!list) {
        qWarning() << component.errorString();
        return 1;
    }
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    view.setContent(QUrl(), &component, list);
    view.resize(390, 844);
    view.show();

    const char *frameRate = getenv("FRAMES_PER_SECOND");
    const double interval = frameRate ? 1 / atof(frameRate) : 0;
    double due = 0;
    // The window swaps several frames when it opens, so further scrolling waits for the pending one.
    bool isWaiting = false;
    const auto scroll = [&] {
        isWaiting = false;
        list->setProperty("contentY", list->property("contentY").toDouble() + step);
        view.update();
    };

    bool isShown = false;
    int swapped = 0;
    double cpuBefore = 0;
    QObject::connect(
        &view, &QQuickView::frameSwapped, &application,
        [&] {
            if (!isShown) {
                isShown = true;
                report_first_frame();
                cpuBefore = report_seconds(CLOCK_PROCESS_CPUTIME_ID);
            }
            if (frames == 0 || isWaiting)
                return;
            if (swapped++ == frames) {
                const double cpu = report_seconds(CLOCK_PROCESS_CPUTIME_ID) - cpuBefore;
                report_scrolled(frames, cpu, list->property("contentY").toDouble());
                application.quit();
                return;
            }
            const double now = report_seconds(CLOCK_MONOTONIC);
            isWaiting = true;
            due = due + interval > now ? due + interval : now;
            QTimer::singleShot(int((due - now) * 1000 + 0.5), Qt::PreciseTimer, &application, scroll);
        },
        Qt::QueuedConnection);
    return application.exec();
}
