package dev.ectype.runtime.grpc;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Descriptors.ServiceDescriptor;

/** Finds what a file declares by its name within the package. */
final class Symbols {
    private Symbols() {}

    static boolean declares(FileDescriptor file, String local) {
        int dot = local.indexOf('.');
        String first = dot < 0 ? local : local.substring(0, dot);
        String rest = dot < 0 ? "" : local.substring(dot + 1);
        Descriptor message = file.findMessageTypeByName(first);
        if (message != null) {
            return rest.isEmpty() || declares(message, rest);
        }
        ServiceDescriptor service = file.findServiceByName(first);
        if (service != null) {
            return rest.isEmpty() || service.findMethodByName(rest) != null;
        }
        EnumDescriptor enumeration = file.findEnumTypeByName(first);
        if (enumeration != null) {
            return rest.isEmpty() || enumeration.findValueByName(rest) != null;
        }
        return rest.isEmpty() && file.findExtensionByName(first) != null;
    }

    private static boolean declares(Descriptor message, String local) {
        int dot = local.indexOf('.');
        String first = dot < 0 ? local : local.substring(0, dot);
        String rest = dot < 0 ? "" : local.substring(dot + 1);
        Descriptor nested = message.findNestedTypeByName(first);
        if (nested != null) {
            return rest.isEmpty() || declares(nested, rest);
        }
        EnumDescriptor enumeration = message.findEnumTypeByName(first);
        if (enumeration != null) {
            return rest.isEmpty() || enumeration.findValueByName(rest) != null;
        }
        return rest.isEmpty() && message.findFieldByName(first) != null;
    }
}
