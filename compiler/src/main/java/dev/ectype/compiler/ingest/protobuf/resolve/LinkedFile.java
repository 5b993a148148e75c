package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos.Edition;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.protobuf.syntax.ParsedFile;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Holds a file while the linker completes its descriptor. */
final class LinkedFile {
    private final ParsedFile parsed;
    private final FileDescriptorProto.Builder proto;
    private final SymbolTable symbols;
    private final AbsentImports absent;
    private final List<ProtoElement> elements = new ArrayList<>();
    private final Set<String> visible = new TreeSet<>();
    private final Set<String> visibleToOptions = new TreeSet<>();

    LinkedFile(ParsedFile parsed, SymbolTable symbols, AbsentImports absent) {
        this.parsed = parsed;
        this.proto = parsed.descriptor().toBuilder();
        this.symbols = symbols;
        this.absent = absent;
        visible.add(path());
        visibleToOptions.add(path());
    }

    ParsedFile parsed() {
        return parsed;
    }

    FileDescriptorProto.Builder proto() {
        return proto;
    }

    SymbolTable symbols() {
        return symbols;
    }

    String path() {
        return parsed.path();
    }

    Edition edition() {
        if (proto.hasEdition()) {
            return proto.getEdition();
        }
        return proto.getSyntax().equals("proto3") ? Edition.EDITION_PROTO3 : Edition.EDITION_PROTO2;
    }

    /** Returns all elements of the file, each after its parent. */
    List<ProtoElement> elements() {
        return Collections.unmodifiableList(elements);
    }

    void add(ProtoElement element) {
        elements.add(element);
    }

    /** Returns the paths of the files that declare the names visible here. */
    Set<String> visible() {
        return visible;
    }

    /** Returns the paths of the files that declare the names visible in options. */
    Set<String> visibleToOptions() {
        return visibleToOptions;
    }

    /** Returns whether a name may be declared in an import that does not exist. */
    boolean lacksImports() {
        return absent.concerns(parsed.descriptor());
    }

    /** Records that a type is declared in no existing file. */
    void needAbsentImports() {
        absent.need();
    }

    void unknown(Position place, String message, String hint) {
        parsed.problems().report(DiagnosticCode.UNKNOWN_NAME, place, message, hint);
    }

    void forbidden(Position place, String message, String hint) {
        parsed.problems().report(DiagnosticCode.FORBIDDEN_DECLARATION, place, message, hint);
    }
}
