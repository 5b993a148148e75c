package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.ir.type.MemberPath;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Locates a value in the headers or the payload of a message. */
public record MessageLocation(Part part, MemberPath at) {
    private static final Pattern EXPRESSION = Pattern.compile("\\$message\\.(header|payload)(?:#(/.*)?)?");

    /** Lists the parts of a message. */
    public enum Part {
        HEADER,
        PAYLOAD
    }

    /** Parses a runtime expression of AsyncAPI, such as {@code $message.header#/replyTo}, or returns null. */
    public static @Nullable MessageLocation parse(String expression) {
        Matcher matcher = EXPRESSION.matcher(expression.strip());
        if (!matcher.matches()) {
            return null;
        }
        String pointer = matcher.group(2) == null ? "" : matcher.group(2);
        Part part = matcher.group(1).equals("header") ? Part.HEADER : Part.PAYLOAD;
        return new MessageLocation(part, MemberPath.ofPointer(pointer));
    }
}
