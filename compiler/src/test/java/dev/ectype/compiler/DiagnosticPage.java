package dev.ectype.compiler;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page of docs/diagnostics: the files of the input, what the compiler prints, and the files of the correction.
 *
 * <p>A fenced block gives its file in the info string. Blocks of the same file are joined; {@code repeat=N} writes a
 * block N times with {@code {n}} counting up, {@code encoding=NAME} encodes it in another way.
 */
record DiagnosticPage(String title, Map<String, byte[]> input, String printed, Map<String, byte[]> correction) {
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\S+) ([^\\n]+)\\n(.*?)^```$");

    static DiagnosticPage of(String text) {
        Map<String, byte[]> input = new LinkedHashMap<>();
        Map<String, byte[]> correction = new LinkedHashMap<>();
        List<String> printed = new ArrayList<>();
        Matcher blocks = BLOCK.matcher(text);
        while (blocks.find()) {
            if (blocks.group(2).equals("printed")) {
                printed.add(blocks.group(3).strip());
            } else {
                add(blocks.group(2), blocks.group(3), printed.isEmpty() ? input : correction);
            }
        }
        String title = text.lines().findFirst().orElse("");
        return new DiagnosticPage(title, input, String.join("\n", printed), correction);
    }

    private static void add(String info, String body, Map<String, byte[]> files) {
        String[] words = info.split(" ");
        int times = 1;
        Charset charset = Charset.forName("UTF-8");
        for (int index = 1; index < words.length; index++) {
            String[] setting = words[index].split("=", 2);
            switch (setting[0]) {
                case "repeat" -> times = Integer.parseInt(setting[1]);
                case "encoding" -> charset = Charset.forName(setting[1]);
                default -> throw new IllegalArgumentException("unknown setting: " + words[index]);
            }
        }
        files.merge(words[0], repeated(body, times).getBytes(charset), DiagnosticPage::joined);
    }

    private static String repeated(String body, int times) {
        if (!body.contains("{n}")) {
            return body.repeat(times);
        }
        StringBuilder text = new StringBuilder();
        for (int n = 0; n < times; n++) {
            text.append(body.replace("{n}", Integer.toString(n)).replace("{n+1}", Integer.toString(n + 1)));
        }
        return text.toString();
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = new byte[first.length + second.length];
        System.arraycopy(first, 0, both, 0, first.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
