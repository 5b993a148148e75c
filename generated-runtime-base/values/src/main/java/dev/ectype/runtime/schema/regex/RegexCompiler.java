package dev.ectype.runtime.schema.regex;

import dev.ectype.runtime.schema.regex.RegexProgram.Run;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Compiles the tree of an expression into a program for the matcher. Counted repetitions are written out. */
final class RegexCompiler {
    private static final int LARGEST = 30_000;

    private final Set<Integer> referenced = new TreeSet<>();
    private final List<CharacterClass> classes = new ArrayList<>();
    private final List<Run> runs = new ArrayList<>();
    private int[] code = new int[32 * RegexProgram.WIDTH];
    private int size;
    private int registers;
    private int splits;

    private RegexCompiler() {}

    /** @throws InvalidRegex where the program would be too large */
    static RegexProgram compile(RegexNode tree) {
        RegexCompiler compiler = new RegexCompiler();
        compiler.findReferences(tree);
        compiler.registers = compiler.referenced.isEmpty() ? 0 : 2 * (1 + greatest(compiler.referenced));
        compiler.emit(tree, FollowSet.ACCEPTING, 1);
        compiler.add(RegexProgram.MATCH, 0, 0);
        return new RegexProgram(
                Arrays.copyOf(compiler.code, compiler.size),
                compiler.classes,
                compiler.runs,
                compiler.registers,
                compiler.splits,
                startsWithText(tree),
                !compiler.referenced.isEmpty());
    }

    private static int greatest(Set<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    private static boolean startsWithText(RegexNode node) {
        if (node instanceof RegexNode.Sequence sequence) {
            return !sequence.parts().isEmpty()
                    && startsWithText(sequence.parts().get(0));
        }
        if (node instanceof RegexNode.Alternatives alternatives) {
            return alternatives.branches().stream().allMatch(RegexCompiler::startsWithText);
        }
        if (node instanceof RegexNode.Group group) {
            return startsWithText(group.part());
        }
        return node instanceof RegexNode.Assertion assertion && assertion.kind() == RegexNode.Assertion.Kind.TEXT_START;
    }

    private void findReferences(RegexNode node) {
        if (node instanceof RegexNode.BackReference reference) {
            referenced.add(reference.number());
        }
        RegexNodes.children(node).forEach(this::findReferences);
    }

    private int add(int operation, int first, int second) {
        if (size >= LARGEST * RegexProgram.WIDTH) {
            throw new InvalidRegex("needs more than " + LARGEST + " instructions");
        }
        if (size == code.length) {
            code = Arrays.copyOf(code, 2 * size);
        }
        code[size] = operation;
        code[size + 1] = first;
        code[size + 2] = second;
        size += RegexProgram.WIDTH;
        return size - RegexProgram.WIDTH;
    }

    private void jumpHere(int instruction) {
        code[instruction + 1] = size;
    }

    private void emit(RegexNode node, FollowSet following, int direction) {
        if (node instanceof RegexNode.Characters characters) {
            one(characters.set(), direction);
        } else if (node instanceof RegexNode.Sequence sequence) {
            sequence(sequence.parts(), following, direction);
        } else if (node instanceof RegexNode.Alternatives alternatives) {
            alternatives(alternatives.branches(), following, direction);
        } else if (node instanceof RegexNode.Repetition repetition) {
            repetition(repetition, following, direction);
        } else if (node instanceof RegexNode.Group group) {
            group(group, following, direction);
        } else if (node instanceof RegexNode.BackReference reference) {
            add(RegexProgram.REFERENCE, 2 * reference.number(), reference.ignoringCase() ? 2 * direction : direction);
        } else if (node instanceof RegexNode.Assertion assertion) {
            add(RegexProgram.ASSERT, assertion.kind().ordinal(), 0);
        } else if (node instanceof RegexNode.Look look) {
            look(look);
        } else if (node instanceof RegexNode.Atomic atomic) {
            int begin = add(RegexProgram.LOOK, 0, 0);
            emit(atomic.part(), FollowSet.ACCEPTING, direction);
            add(RegexProgram.ATOMIC_END, 0, 0);
            jumpHere(begin);
        }
    }

    private void one(CharacterClass set, int direction) {
        int single = set.single();
        if (single >= 0) {
            add(RegexProgram.CHAR, single, direction);
            return;
        }
        int known = classes.indexOf(set);
        if (known < 0) {
            known = classes.size();
            classes.add(set);
        }
        add(RegexProgram.SET, known, direction);
    }

    private void sequence(List<RegexNode> parts, FollowSet following, int direction) {
        if (direction < 0) {
            for (int at = parts.size() - 1; at >= 0; at--) {
                emit(parts.get(at), FollowSet.UNKNOWN, direction);
            }
            return;
        }
        FollowSet[] behind = new FollowSet[parts.size()];
        FollowSet rest = following;
        for (int at = parts.size() - 1; at >= 0; at--) {
            behind[at] = rest;
            rest = rest.before(parts.get(at));
        }
        for (int at = 0; at < behind.length; at++) {
            emit(parts.get(at), behind[at], direction);
        }
    }

    private void alternatives(List<RegexNode> branches, FollowSet following, int direction) {
        List<Integer> jumps = new ArrayList<>();
        for (RegexNode branch : branches.subList(0, branches.size() - 1)) {
            int split = add(RegexProgram.SPLIT, 0, splits++);
            emit(branch, following, direction);
            jumps.add(add(RegexProgram.JUMP, 0, 0));
            jumpHere(split);
        }
        emit(branches.get(branches.size() - 1), following, direction);
        jumps.forEach(this::jumpHere);
    }

    private void repetition(RegexNode.Repetition repetition, FollowSet following, int direction) {
        RegexNode part = repetition.part();
        if (direction > 0
                && part instanceof RegexNode.Characters characters
                && following.decides(characters.set(), repetition.lazy())) {
            runs.add(new Run(characters.set(), repetition.least(), repetition.most()));
            add(RegexProgram.RUN, runs.size() - 1, 0);
            return;
        }
        FollowSet again =
                repetition.most() <= 1 ? following : following.before(part).or(following);
        for (int time = 0; time < repetition.least(); time++) {
            part(part, again, direction);
        }
        if (repetition.most() == RegexNode.UNBOUNDED) {
            loop(repetition, again, direction);
        } else {
            optional(repetition, again, direction);
        }
    }

    private void loop(RegexNode.Repetition repetition, FollowSet following, int direction) {
        int split = split(repetition);
        oneMore(repetition.part(), following, direction);
        add(RegexProgram.JUMP, split, 0);
        jumpHere(split);
    }

    private void optional(RegexNode.Repetition repetition, FollowSet following, int direction) {
        List<Integer> exits = new ArrayList<>();
        for (int time = repetition.least(); time < repetition.most(); time++) {
            exits.add(split(repetition));
            oneMore(repetition.part(), following, direction);
        }
        exits.forEach(this::jumpHere);
    }

    private int split(RegexNode.Repetition repetition) {
        return add(repetition.lazy() ? RegexProgram.SPLIT_LAZY : RegexProgram.SPLIT, 0, splits++);
    }

    /** Compiles an optional repetition, which must consume text (ECMA-262, 22.2.2.3.1). */
    private void oneMore(RegexNode part, FollowSet following, int direction) {
        if (!RegexNodes.isNullable(part)) {
            part(part, following, direction);
            return;
        }
        int register = registers++;
        add(RegexProgram.SAVE, register, 0);
        part(part, following, direction);
        add(RegexProgram.PROGRESS, register, 0);
    }

    /** Compiles one repetition of a part. It clears the groups of the previous one (ECMA-262, 22.2.2.3.1). */
    private void part(RegexNode part, FollowSet following, int direction) {
        for (int group : referenced) {
            if (RegexNodes.hasGroup(part, group)) {
                add(RegexProgram.CLEAR, 2 * group, 0);
                add(RegexProgram.CLEAR, 2 * group + 1, 0);
            }
        }
        emit(part, following, direction);
    }

    private void group(RegexNode.Group group, FollowSet following, int direction) {
        boolean saved = referenced.contains(group.number());
        int first = 2 * group.number();
        if (saved) {
            add(RegexProgram.SAVE, direction > 0 ? first : first + 1, 0);
        }
        emit(group.part(), following, direction);
        if (saved) {
            add(RegexProgram.SAVE, direction > 0 ? first + 1 : first, 0);
        }
    }

    private void look(RegexNode.Look look) {
        int negative = look.negative() ? 1 : 0;
        int begin = add(RegexProgram.LOOK, 0, negative);
        emit(look.part(), look.behind() ? FollowSet.UNKNOWN : FollowSet.ACCEPTING, look.behind() ? -1 : 1);
        add(RegexProgram.LOOK_END, 0, negative);
        jumpHere(begin);
    }
}
