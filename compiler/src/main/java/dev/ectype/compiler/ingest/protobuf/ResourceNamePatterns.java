package dev.ectype.compiler.ingest.protobuf;

import com.google.protobuf.ByteString;
import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.MethodDescriptorProto;
import com.google.protobuf.DescriptorProtos.ServiceDescriptorProto;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.UnknownFieldSet;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Collects resource name patterns from the HTTP paths of read methods, {@code /v1/{name=shelves/*}}. */
final class ResourceNamePatterns {
    /** The number of the method option {@code google.api.http}. */
    private static final int HTTP = 72_295_728;

    private static final int GET = 2;
    private static final Pattern NAMED =
            Pattern.compile("\\{([a-z_0-9.]+)=((?:[A-Za-z_0-9-]+/\\*/)*[A-Za-z_0-9-]+/\\*)\\}$");

    private final Map<String, List<String>> patterns = new LinkedHashMap<>();

    private ResourceNamePatterns() {}

    static ResourceNamePatterns of(List<FileDescriptorProto> files) {
        ResourceNamePatterns names = new ResourceNamePatterns();
        for (FileDescriptorProto file : files) {
            for (ServiceDescriptorProto service : file.getServiceList()) {
                service.getMethodList().forEach(names::add);
            }
        }
        return names;
    }

    /** Returns the resource name patterns of a message by its full name, or none if it has no {@code name} field. */
    List<String> of(String fullName, DescriptorProto message) {
        boolean named = message.getFieldList().stream()
                .anyMatch(field -> field.getName().equals("name"));
        return named ? patterns.getOrDefault("." + fullName, List.of()) : List.of();
    }

    private void add(MethodDescriptorProto method) {
        for (ByteString rule :
                method.getOptions().getUnknownFields().getField(HTTP).getLengthDelimitedList()) {
            Matcher path = NAMED.matcher(get(rule));
            if (path.find()) {
                String pattern = pattern(path.group(2));
                List<String> known = patterns.computeIfAbsent(method.getOutputType(), type -> new ArrayList<>());
                if (!known.contains(pattern)) {
                    known.add(pattern);
                }
            }
        }
    }

    /** Names each variable of a path after its collection. */
    private static String pattern(String path) {
        List<String> parts = new ArrayList<>();
        for (String part : path.split("/")) {
            boolean variable = part.equals("*");
            parts.add(variable ? "{" + Nouns.singular(parts.get(parts.size() - 1)) + "}" : part);
        }
        return String.join("/", parts);
    }

    private static String get(ByteString rule) {
        try {
            List<ByteString> paths =
                    UnknownFieldSet.parseFrom(rule).getField(GET).getLengthDelimitedList();
            return paths.isEmpty() ? "" : paths.get(paths.size() - 1).toStringUtf8();
        } catch (InvalidProtocolBufferException unreadable) {
            throw new IllegalStateException("encoded options cannot be parsed", unreadable);
        }
    }
}
