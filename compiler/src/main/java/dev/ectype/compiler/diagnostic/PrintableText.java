package dev.ectype.compiler.diagnostic;

/** Escapes untrusted text for one line of a terminal. */
final class PrintableText {
    private static final int LONGEST = 600;

    private PrintableText() {}

    static String line(String text) {
        StringBuilder line = new StringBuilder(Math.min(text.length(), LONGEST) + 16);
        int end = Math.min(text.length(), LONGEST);
        for (int index = 0; index < end; index++) {
            append(line, text.charAt(index));
        }
        return end < text.length() ? line.append("...").toString() : line.toString();
    }

    private static void append(StringBuilder line, char character) {
        switch (Character.getType(character)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> {
                String digits = Integer.toHexString(character);
                line.append("\\u").append("0".repeat(4 - digits.length())).append(digits);
            }
            default -> line.append(character);
        }
    }
}
