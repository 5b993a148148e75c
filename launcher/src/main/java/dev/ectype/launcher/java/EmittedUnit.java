package dev.ectype.launcher.java;

import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.env.ICompilationUnit;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.ModuleBinding;

/** Adapts an emitted source to the compiler's interface. */
final class EmittedUnit implements ICompilationUnit {
    private final String path;
    private final char[] contents;

    EmittedUnit(String path, String text) {
        this.path = path;
        this.contents = text.toCharArray();
    }

    @Override
    public char[] getFileName() {
        return path.toCharArray();
    }

    @Override
    public char[] getContents() {
        return contents;
    }

    @Override
    public char[] getMainTypeName() {
        return path.substring(path.lastIndexOf('/') + 1, path.lastIndexOf('.')).toCharArray();
    }

    @Override
    public char[][] getPackageName() {
        int folder = path.lastIndexOf('/');
        return folder < 0 ? CharOperation.NO_CHAR_CHAR : CharOperation.splitOn('/', path.toCharArray(), 0, folder);
    }

    @Override
    public ModuleBinding module(LookupEnvironment environment) {
        return environment.UnNamedModule;
    }
}
