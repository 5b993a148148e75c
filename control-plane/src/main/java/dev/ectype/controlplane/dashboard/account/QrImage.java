package dev.ectype.controlplane.dashboard.account;

import io.nayuki.qrcodegen.QrCode;

/**
 * Represents a QR code as the path of an SVG image, so that pages need neither a script nor another request.
 *
 * @param size the number of modules of a side, with the margin
 * @param path the dark modules
 */
public record QrImage(int size, String path) {
    private static final int MARGIN = 4;

    static QrImage of(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    path.append('M')
                            .append(x + MARGIN)
                            .append(',')
                            .append(y + MARGIN)
                            .append("h1v1h-1z");
                }
            }
        }
        return new QrImage(code.size + 2 * MARGIN, path.toString());
    }
}
