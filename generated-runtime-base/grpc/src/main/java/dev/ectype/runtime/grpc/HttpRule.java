package dev.ectype.runtime.grpc;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.MethodDescriptor;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.UnknownFieldSet;
import java.util.ArrayList;
import java.util.List;

/**
 * Maps a method to HTTP according to the option {@code google.api.http}.
 *
 * @param body the field of the body, {@code *} for all fields outside the path, or the empty text
 * @param responseField the field of the reply in the response body, or the empty text
 */
record HttpRule(String method, HttpPathTemplate path, String body, String responseField) {
    /** The number of the extension {@code google.api.http} of the options of methods. */
    private static final int OPTION = 72_295_728;

    private static final String[] METHODS = {"", "", "GET", "PUT", "POST", "DELETE", "PATCH"};
    private static final int BODY = 7;
    private static final int CUSTOM = 8;
    private static final int ADDITIONAL = 11;
    private static final int RESPONSE_BODY = 12;

    /** Returns the rules of a method. Its options are read as bytes, because their descriptors are not on the classpath. */
    static List<HttpRule> of(MethodDescriptor method) {
        List<HttpRule> rules = new ArrayList<>();
        UnknownFieldSet options = fields(method.toProto().getOptions().toByteString());
        for (ByteString each : options.getField(OPTION).getLengthDelimitedList()) {
            add(each, rules);
        }
        return rules;
    }

    private static void add(ByteString written, List<HttpRule> rules) {
        UnknownFieldSet fields = fields(written);
        String body = text(fields, BODY);
        String responseField = text(fields, RESPONSE_BODY);
        for (int number = 2; number < METHODS.length; number++) {
            add(METHODS[number], text(fields, number), body, responseField, rules);
        }
        for (ByteString custom : fields.getField(CUSTOM).getLengthDelimitedList()) {
            UnknownFieldSet kind = fields(custom);
            add(text(kind, 1), text(kind, 2), body, responseField, rules);
        }
        for (ByteString more : fields.getField(ADDITIONAL).getLengthDelimitedList()) {
            add(more, rules);
        }
    }

    private static void add(String method, String template, String body, String responseField, List<HttpRule> rules) {
        HttpPathTemplate path = template.isEmpty() ? null : HttpPathTemplate.of(template);
        if (path != null) {
            rules.add(new HttpRule(method, path, body, responseField));
        }
    }

    private static UnknownFieldSet fields(ByteString written) {
        try {
            return UnknownFieldSet.parseFrom(written);
        } catch (InvalidProtocolBufferException broken) {
            throw new IllegalStateException("the options of a method cannot be read", broken);
        }
    }

    private static String text(UnknownFieldSet fields, int number) {
        List<ByteString> values = fields.getField(number).getLengthDelimitedList();
        return values.isEmpty() ? "" : values.get(values.size() - 1).toStringUtf8();
    }
}
