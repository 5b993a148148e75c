package dev.ectype.compiler.emit;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.Layout;
import dev.ectype.compiler.emit.type.EmissionNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Prints the types of one layer, each to its own source. */
final class SourcePrinter {
    /** Printing dominates the time of emission, so it runs in parallel; queued types take memory. */
    private static final int AT_ONCE = 256;

    private final EmissionNames names;
    private final List<TypeSpec> queued = new ArrayList<>();
    private final List<Source> printed = new ArrayList<>();

    private record Source(String path, String text) {}

    SourcePrinter(EmissionNames names) {
        this.names = names;
    }

    void add(TypeSpec type) {
        queued.add(type);
        if (queued.size() == AT_ONCE) {
            print();
        }
    }

    /** Adds the sources by path and returns their layer. */
    Emission.Layer layer(boolean separate, Map<String, String> sources) {
        print();
        printed.forEach(source -> sources.put(source.path, source.text));
        return new Emission.Layer(printed.stream().map(Source::path).toList(), separate);
    }

    private void print() {
        printed.addAll(queued.parallelStream().map(this::source).toList());
        queued.clear();
    }

    private Source source(TypeSpec type) {
        return new Source(
                names.path(type.name() + ".java"), Layout.of(file(type, names).toString()));
    }

    /** Returns the file of a type, which prints itself without our layout. */
    static JavaFile file(TypeSpec type, EmissionNames names) {
        return JavaFile.builder(names.packageName(), type)
                .skipJavaLangImports(true)
                .indent("    ")
                .build();
    }
}
