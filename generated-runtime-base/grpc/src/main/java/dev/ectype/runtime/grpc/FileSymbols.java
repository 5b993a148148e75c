package dev.ectype.runtime.grpc;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Descriptors.ServiceDescriptor;
import org.jspecify.annotations.Nullable;

/** Checks for a declaration in a file by its name within the package. */
final class FileSymbols {
    private FileSymbols() {}

    static boolean declares(FileDescriptor file, String local) {
        String first = first(local);
        String rest = rest(local);
        ServiceDescriptor service = file.findServiceByName(first);
        if (service != null) {
            return rest.isEmpty() || service.findMethodByName(rest) != null;
        }
        return isIn(file.findMessageTypeByName(first), rest)
                || isIn(file.findEnumTypeByName(first), rest)
                || rest.isEmpty() && file.findExtensionByName(first) != null;
    }

    private static boolean isIn(@Nullable Descriptor message, String local) {
        if (message == null || local.isEmpty()) {
            return message != null;
        }
        String first = first(local);
        String rest = rest(local);
        return isIn(message.findNestedTypeByName(first), rest)
                || isIn(message.findEnumTypeByName(first), rest)
                || rest.isEmpty() && message.findFieldByName(first) != null;
    }

    private static boolean isIn(@Nullable EnumDescriptor enumeration, String value) {
        return enumeration != null && (value.isEmpty() || enumeration.findValueByName(value) != null);
    }

    private static String first(String local) {
        int dot = local.indexOf('.');
        return dot < 0 ? local : local.substring(0, dot);
    }

    private static String rest(String local) {
        int dot = local.indexOf('.');
        return dot < 0 ? "" : local.substring(dot + 1);
    }
}
