package dev.ectype.compiler.stated;

import dev.ectype.compiler.ir.resource.ComposedText;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads templates with members in braces, such as {@code {firstName} {lastName}}. */
final class TemplateReader {
    private static final Pattern PIECE = Pattern.compile("([^{}]*)\\{([A-Za-z0-9_.-]+)}");

    private TemplateReader() {}

    /** Returns the pieces of a template, or none if it names no member or has single braces. */
    static List<ComposedText.Piece> pieces(String template) {
        List<ComposedText.Piece> pieces = new ArrayList<>();
        Matcher matcher = PIECE.matcher(template);
        int end = 0;
        while (matcher.lookingAt()) {
            MemberPath path = MemberPath.of(matcher.group(2).split("\\."));
            pieces.add(new ComposedText.Piece(matcher.group(1), path, null));
            end = matcher.end();
            matcher.region(end, template.length());
        }
        String rest = template.substring(end);
        if (pieces.isEmpty() || rest.contains("{") || rest.contains("}")) {
            return List.of();
        }
        if (!rest.isEmpty()) {
            pieces.add(new ComposedText.Piece(rest, null, null));
        }
        return pieces;
    }
}
