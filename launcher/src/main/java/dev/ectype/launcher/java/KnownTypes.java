package dev.ectype.launcher.java;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileReader;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFormatException;
import org.eclipse.jdt.internal.compiler.env.ICompilationUnit;
import org.eclipse.jdt.internal.compiler.env.INameEnvironment;
import org.eclipse.jdt.internal.compiler.env.NameEnvironmentAnswer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the classes that emitted sources refer to: the earlier compiled ones, and all others through the class loader of
 * the running program. So the compiler needs no class path.
 */
final class KnownTypes implements INameEnvironment {
    private final ClassLoader loader;
    private final Map<String, byte[]> earlier;
    private final Function<String, @Nullable ICompilationUnit> sources;
    private final Set<String> packages = new TreeSet<>();
    private final Set<String> absent = new TreeSet<>();

    /**
     * Creates it.
     *
     * @param earlier the class files of sources outside this compilation, by the full names of the classes
     */
    KnownTypes(ClassLoader loader, Iterable<String> paths, Map<String, byte[]> earlier) {
        this(loader, paths, earlier, path -> null);
    }

    /**
     * Creates it.
     *
     * @param sources finds the source of a class that was not compiled earlier, by its path without an ending
     */
    KnownTypes(
            ClassLoader loader,
            Iterable<String> paths,
            Map<String, byte[]> earlier,
            Function<String, @Nullable ICompilationUnit> sources) {
        this.loader = loader;
        this.earlier = earlier;
        this.sources = sources;
        for (String path : paths) {
            for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
                packages.add(path.substring(0, slash));
            }
        }
    }

    @Override
    public @Nullable NameEnvironmentAnswer findType(char[][] compoundName) {
        return find(CharOperation.toString(compoundName).replace('.', '/'));
    }

    @Override
    public @Nullable NameEnvironmentAnswer findType(char[] typeName, char[][] packageName) {
        String folder = CharOperation.toString(packageName).replace('.', '/');
        return find(folder.isEmpty() ? new String(typeName) : folder + "/" + new String(typeName));
    }

    /** Recognizes the packages of this compilation, and by convention all names with a lower-case first letter. */
    @Override
    public boolean isPackage(char[][] parentPackageName, char[] packageName) {
        String parent = CharOperation.toString(parentPackageName).replace('.', '/');
        String name = parent.isEmpty() ? new String(packageName) : parent + "/" + new String(packageName);
        return packages.contains(name) || Character.isLowerCase(packageName[0]);
    }

    @Override
    public void cleanup() {
        absent.clear();
    }

    private @Nullable NameEnvironmentAnswer find(String name) {
        String file = name + ".class";
        if (absent.contains(file)) {
            return null;
        }
        byte[] compiled = earlier.get(name.replace('/', '.'));
        ICompilationUnit source = compiled == null ? sources.apply(name) : null;
        if (source != null) {
            return new NameEnvironmentAnswer(source, null);
        }
        try (InputStream stream =
                compiled == null ? loader.getResourceAsStream(file) : new ByteArrayInputStream(compiled)) {
            if (stream == null) {
                absent.add(file);
                return null;
            }
            return new NameEnvironmentAnswer(ClassFileReader.read(stream, file), null);
        } catch (IOException | ClassFormatException broken) {
            throw new IllegalStateException("the class " + name + " cannot be read", broken);
        }
    }
}
